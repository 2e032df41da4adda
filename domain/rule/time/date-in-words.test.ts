import { dateInWords, daysInWords } from './date-in-words.ts';

test.each([
  ['2027-01-16', 'Sat, Jan 16, 2027', 'sáb, 16 de ene de 2027'],
  ['2028-02-29', 'Tue, Feb 29, 2028', 'mar, 29 de feb de 2028'],
  [
    '2027-01-16 to 2027-01-17',
    'Sat, Jan 16, 2027 to Sun, Jan 17, 2027',
    'sáb, 16 de ene de 2027 to dom, 17 de ene de 2027',
  ],
  ['2027-02-30', '2027-02-30', '2027-02-30'],
  ['12027-01-16', '12027-01-16', '12027-01-16'],
  ['Saturday, July 12, 2025', 'Saturday, July 12, 2025', 'sábado, 12 de julio de 2025'],
  ['To be announced', 'To be announced', 'Por anunciarse'],
  ['', '', ''],
])('families read %p as %p, and in Spanish as %p', (written, english, spanish) => {
  expect(dateInWords(written, 'en')).toBe(english);
  expect(daysInWords(written)).toBe(english);
  expect(dateInWords(written, 'es').replaceAll('.', '')).toBe(spanish);
});
