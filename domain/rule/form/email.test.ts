import { email, isEmail } from './email.ts';

test.each([
  'jose@family.example',
  "sean.o'brien+soccer@mail.family.example",
  'x@y.co',
  'jörg@büro.example',
  `${'x'.repeat(243)}@example.com`,
])('mail can be sent to %s', (written) => {
  expect(isEmail(written)).toBe(true);
});

test.each([
  '',
  'jose',
  'jose@family',
  '@family.example',
  'jose@@family.example',
  'jose@family..example',
  '.jose@family.example',
  'jose.@family.example',
  'jose@family.example, kim@family.example',
  'jose ñuñez@family.example',
  'José <jose@family.example>',
  'jose@family.example\nBcc: all@family.example',
  'jose@family.123',
  `${'x'.repeat(244)}@example.com`,
])('mail cannot be sent to %j', (written) => {
  expect(isEmail(written)).toBe(false);
});

test.each([undefined, null, 7, ['jose@family.example'], '', 'jose'])(
  '%j is answered with the sentence of the field',
  (raw) => {
    expect(email('Email', 'Please enter a valid email address').read(raw, { year: 2026 })).toEqual({
      complaint: 'Please enter a valid email address',
    });
  },
);

test('blanks around an address are left out', () => {
  expect(email('Email', 'Please enter a valid email address').read(' jose@family.example ', { year: 2026 })).toEqual({
    value: 'jose@family.example',
  });
});
