import fc from 'fast-check';
import { parentEmail, parentName, parentPhone } from '../../use-case/registration/player-fields.ts';
import { isEmail } from '../form/email.ts';
import { translate } from '../language/sentence.ts';
import { maskedEmail, maskedName, maskedPhone, unmasked } from './mask.ts';

const in2026 = { year: 2026 };

test.each([
  ['jaydon@gmail.com', 'j____n@gmail.com'],
  ['jo@gmail.com', 'j____@gmail.com'],
  ['j@gmail.com', 'j____@gmail.com'],
])('%s is shown as %s', (email, mask) => {
  expect(maskedEmail(email)).toBe(mask);
});

test.each([
  ['(201) 555-4567', '(...) ...-4567'],
  ['+1 201 555 4567', '(...) ...-4567'],
])('%s is shown as %s', (phone, mask) => {
  expect(maskedPhone(phone)).toBe(mask);
});

test.each([
  ['Pat Parker', 'Pat P.'],
  ['Pat van der Berg', 'Pat B.'],
  ['Pat', 'Pat'],
])('%s is shown as %s', (name, mask) => {
  expect(maskedName(name)).toBe(mask);
});

test('what is saved as it was shown leaves what is on file', () => {
  expect(unmasked('j____n@gmail.com', 'jaydon@gmail.com', maskedEmail)).toBe('jaydon@gmail.com');
});

test('what is saved otherwise replaces it', () => {
  expect(unmasked('kim@gmail.com', 'jaydon@gmail.com', maskedEmail)).toBe('kim@gmail.com');
  expect(unmasked(null, 'Pat Parker', maskedName)).toBeNull();
  expect(unmasked('Pat Parker', null, maskedName)).toBe('Pat Parker');
});

test('a mask passes the form it is shown in, and comes back as what it hides', () => {
  const email = fc.emailAddress().filter(isEmail);
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 15 });
  const name = fc
    .string({ unit: fc.constantFrom(...'abcÉñ李 '), minLength: 1, maxLength: 100 })
    .map((raw) => raw.trim());
  fc.assert(
    fc.property(email, digits, name.filter(Boolean), (mail, phone, person) => {
      expect(sentBack(parentEmail, mail, maskedEmail)).toBe(mail);
      expect(sentBack(parentPhone, phone, maskedPhone)).toBe(phone);
      expect(sentBack(parentName, person, maskedName)).toBe(person);
    }),
  );
});

function sentBack(field: typeof parentName, onFile: string, mask: (value: string) => string): string | null {
  const reading = field.read(mask(onFile), in2026);
  if ('complaint' in reading) throw new Error(translate(reading.complaint));
  return unmasked(reading.value, onFile, mask);
}

test.each([
  ['an email of 255 characters', parentEmail, `ab@${'x.'.repeat(124)}info`, maskedEmail],
  ['a name of 100 characters', parentName, `${'x'.repeat(98)} y`, maskedName],
])('the mask of %s passes as well', (_, field, onFile, mask) => {
  expect(sentBack(field, onFile, mask)).toBe(onFile);
});
