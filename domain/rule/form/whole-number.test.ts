import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { inEnglish } from '../language/sentence.ts';
import { wholeNumber, years } from './whole-number.ts';

const year = wholeNumber({
  label: 'Birth Year',
  from: 1950,
  to: (circumstances) => circumstances.year - 5,
  message: (upper) => inEnglish(`From 1950 to ${upper}`),
});

test.each([
  [1950, 1950],
  ['2012', 2012],
  [' 2021 ', 2021],
])('%p reads as %i', (raw, value) => {
  expect(year.read(raw, { year: 2026 })).toEqual({ value });
});

test.each([
  1949,
  2022,
  2012.5,
  '2012.5',
  '2e3',
  '0x7DC',
  '',
  ' ',
  null,
  undefined,
  true,
  [2012],
  Number.NaN,
  '9'.repeat(30),
])('%p is refused', (raw) => {
  expect(year.read(raw, { year: 2026 })).toEqual({ complaint: inEnglish('From 1950 to 2021') });
});

test('the upper end moves with the year, and so does the sentence', () => {
  expect(year.read(2022, { year: 2027 })).toEqual({ value: 2022 });
  expect(year.read(2023, { year: 2027 })).toEqual({ complaint: inEnglish('From 1950 to 2022') });
  expect(year.limits({ year: 2027 })).toMatchObject({ minimum: 1950, maximum: 2022 });
});

const age = wholeNumber({ label: 'Age', from: 4, to: 99, message: 'Age must be between 4 and 99', unit: years });

test.each(['7 años', '7 año', '7años', '7 years', '7 years old', '7-year-old', '7 yrs.', '7 y/o', ' 7 '])(
  'the age %j is 7',
  (raw) => {
    expect(age.read(raw, { year: 2026 })).toEqual({ value: 7 });
  },
);

test.each(['7 meses', 'años', '7 or 8 years', '107 años', '7.5 años', 'age 7'])('%j is no age', (raw) => {
  expect(withSentencesInEnglish(age.read(raw, { year: 2026 }))).toEqual({ complaint: 'Age must be between 4 and 99' });
});

test('what has no unit takes none', () => {
  expect('complaint' in year.read('2012 años', { year: 2026 })).toBe(true);
});
