import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { phone } from './phone.ts';

const in2026 = { year: 2026 };
const number = phone('Phone', {
  tooShort: 'Phone must be at least 10 digits',
  symbols: 'Phone must contain only digits, spaces, and common phone symbols',
  missing: 'Phone number is required',
});
const anyNumber = phone('Phone', {
  tooShort: 'Phone must be at least 10 digits',
  symbols: 'Phone must contain only digits, spaces, and common phone symbols',
  digits: 0,
});

test.each(['2015550101', '(201) 555-0101', '+1 201.555.0101', '201 555 0101', '1-201-555-0101'])(
  '%s is a phone',
  (written) => {
    expect(number.read(written, in2026)).toEqual({ value: written });
  },
);

test.each([
  [undefined, 'Phone number is required'],
  ['   ', 'Phone number is required'],
  [2015550101, 'Phone number is required'],
  ['555-0101', 'Phone must be at least 10 digits'],
  ['(---) --- ----', 'Phone must be at least 10 digits'],
  ['201-555-KICK', 'Phone must contain only digits, spaces, and common phone symbols'],
  ['２０１５５５０１０１', 'Phone must contain only digits, spaces, and common phone symbols'],
  ['201555010120155501012', 'Phone must be at most 20 characters'],
])('%p is refused: %s', (written, complaint) => {
  expect(withSentencesInEnglish(number.read(written, in2026))).toEqual({ complaint });
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFF0D'])('the dash %j is a hyphen', (dash) => {
  expect(number.read(`201${dash}555${dash}0101`, in2026)).toEqual({ value: '201-555-0101' });
});

test('a soft hyphen is nothing, and 001 is how some dial the country', () => {
  expect(number.read('201\u00AD555\u00AD0101', in2026)).toEqual({ value: '2015550101' });
  expect(number.read('001 201 555 0177', in2026)).toEqual({ value: '001 201 555 0177' });
});

test('blanks of any kind between the digits are single spaces', () => {
  expect(number.read('201\u00A0555\n0101', in2026)).toEqual({ value: '201 555 0101' });
});

test('where any number of digits will do, a short one is taken', () => {
  expect(anyNumber.read('555-0101', in2026)).toEqual({ value: '555-0101' });
});
