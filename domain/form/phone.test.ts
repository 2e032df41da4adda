import { phone } from './phone.ts';

const in2026 = { year: 2026 };
const number = phone('Phone', { tooShort: 'Too short', symbols: 'Only digits', missing: 'Whose?' });
const anyNumber = phone('Phone', { tooShort: 'Too short', symbols: 'Only digits', digits: 0 });

test.each(['2015550101', '(201) 555-0101', '+1 201.555.0101', '201 555 0101', '1-201-555-0101'])(
  '%s is a phone',
  (written) => {
    expect(number.read(written, in2026)).toEqual({ value: written });
  },
);

test.each([
  [undefined, 'Whose?'],
  ['   ', 'Whose?'],
  [2015550101, 'Whose?'],
  ['555-0101', 'Too short'],
  ['(---) --- ----', 'Too short'],
  ['201-555-KICK', 'Only digits'],
  ['２０１５５５０１０１', 'Only digits'],
  ['201555010120155501012', 'Phone must be at most 20 characters'],
])('%p is refused: %s', (written, complaint) => {
  expect(number.read(written, in2026)).toEqual({ complaint });
});

test('blanks of any kind between the digits are single spaces', () => {
  expect(number.read('201\u00A0555\n0101', in2026)).toEqual({ value: '201 555 0101' });
});

test('where any number of digits will do, a short one is taken', () => {
  expect(anyNumber.read('555-0101', in2026)).toEqual({ value: '555-0101' });
});
