import { writtenAges, writtenDate } from './written.es.ts';
import * as english from './written.ts';

test.each([
  ['January 16, 2027', '16 de enero de 2027'],
  ['Saturday, July 12, 2025', 'sábado, 12 de julio de 2025'],
  ['Sat, Jul 12', 'sábado, 12 de julio'],
  ['May 1-2, 2027', '1–2 de mayo de 2027'],
  ['May 1 & 2', '1 y 2 de mayo'],
  ['May 30 and June 6, 2027', '30 de mayo y 6 de junio de 2027'],
  ['May 30, 2027 to June 6, 2027', '30 de mayo de 2027 a 6 de junio de 2027'],
  ['Tuesdays and Thursdays in March 2027', 'martes y jueves en marzo de 2027'],
  ['Tuesday nights', 'martes por la noche'],
  ['Multiple Weeks', 'Varias semanas'],
  ['To be announced', 'Por anunciar'],
  ['TBA', 'Por anunciar'],
  ['Marina Open, 7 PM', 'Marina Open, 7 PM'],
  ['', ''],
])('the date %p is %p in Spanish, and as it was written in English', (written, spanish) => {
  expect(writtenDate(written)).toBe(spanish);
  expect(english.writtenDate(written)).toBe(written);
});

test('a day in figures is a day in words', () => {
  expect(writtenDate('2027-01-16')).toBe('16 de enero de 2027');
  expect(english.writtenDate('2027-01-16')).toBe('Sat, Jan 16, 2027');
});

test.each([
  ['Open', 'Toda edad'],
  ['U7-U19', 'U7-U19'],
])('the ages %p are %p in Spanish, and as they were written in English', (written, spanish) => {
  expect(writtenAges(written)).toBe(spanish);
  expect(english.writtenAges(written)).toBe(written);
});
