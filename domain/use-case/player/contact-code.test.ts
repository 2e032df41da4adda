import { contactCode } from './contact-code.ts';

const { code } = contactCode.fields;

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '(123.456)',
  '１２３４５６',
  '\u200b123\u2011456\ufeff',
  'Your code is 123456. It works for 15 minutes.',
])('%p holds the six digits of the email', (typed) => {
  expect(code.read(typed, { year: 2026 })).toEqual({ value: '123456' });
});

test.each(['', '12345', '1234567', '12345a6', 'call 201 555 0134'])('%p holds none', (typed) => {
  expect(code.read(typed, { year: 2026 })).toHaveProperty('complaint');
});
