import { catalogueOf, isPhrase } from './language.ts';
import { asPlaceholderValue, inEnglish, said, translate } from './sentence.ts';
import { spanish } from './spanish.ts';

const { es } = catalogueOf;
const pairs = Object.entries(spanish);
const placesOf = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('what is filled in stands where its name stands, in English and in Spanish', () => {
  const sentence = said('{player} is already registered for this tournament', { player: 'Ada Park' });
  expect(translate(sentence)).toBe('Ada Park is already registered for this tournament');
  expect(translate(sentence, es)).toBe('Ada Park ya tiene inscripción en este torneo');
});

test('a label within a sentence is said in the language of the sentence, a name as it is', () => {
  expect(translate(said('{label} is required', { label: asPlaceholderValue('Full Name') }), es)).toBe(
    'Nombre completo: este dato hace falta',
  );
  const named = said('{name} is already on {team}', { name: 'Team', team: 'Phone' });
  expect(translate(named, es)).toBe('Team ya está en Phone');
});

test('a name with braces in it fills nothing in, whatever stands between them', () => {
  const sentence = said('{name} is already on {team}', { name: '{team}', team: '{constructor} $&' });
  expect(translate(sentence)).toBe('{team} is already on {constructor} $&');
});

test('what organizers alone read stays in English', () => {
  expect(translate(inEnglish('Field 1 is taken.'), es)).toBe('Field 1 is taken.');
  expect(translate(said('{day}: {complaint}', { day: 'Monday', complaint: inEnglish('Closed') }), es)).toBe(
    'Monday: Closed',
  );
});

test.each(pairs)('%j is there in Spanish, with the same places: %j', (english, words) => {
  expect(words.trim()).not.toBe('');
  expect(placesOf(words)).toEqual(placesOf(english));
});

test('what reads alike in both languages is what has no other word', () => {
  const alike = pairs.filter(([english, words]) => english === words).map(([english]) => english);
  expect(alike).toEqual([
    'Visible',
    '{each} {number}: {complaint}',
    '{day}: {complaint}',
    '{who} {done}',
    '{name}: {sentence}',
  ]);
});

test('words of a framework are none of ours', () => {
  expect(isPhrase('Not found')).toBe(true);
  expect(isPhrase('Cannot GET /nowhere')).toBe(false);
  expect(isPhrase('toString')).toBe(false);
});
