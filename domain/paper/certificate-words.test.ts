import { catalogueOf, type Language } from '../language/language.ts';
import { translate } from '../language/sentence.ts';
import { dateOnPaper, placeInWords } from './certificate-words.ts';

test.each<[number, Language, string]>([
  [1, 'en', 'Champion'],
  [2, 'en', 'Second place'],
  [3, 'es', 'Tercer lugar'],
  [1, 'es', 'Campeón'],
  [5, 'en', 'Place 5 of 12'],
  [5, 'es', 'Lugar 5 de 12'],
])('place %i is called in %s: %s', (place, language, words) => {
  expect(translate(placeInWords(place, 12), catalogueOf[language])).toBe(words);
});

test.each<[string, Language, string]>([
  ['2027-03-14', 'en', 'March 14, 2027'],
  ['2027-03-14', 'es', '14 de marzo de 2027'],
  ['December 12, 2026', 'es', '12 de diciembre de 2026'],
  ['TBA', 'en', 'TBA'],
])('%s reads in %s: %s', (date, language, words) => {
  expect(dateOnPaper(date, language)).toBe(words);
});
