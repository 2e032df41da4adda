import fc from 'fast-check';
import { likelyAddress } from './likely-address.ts';

test.each([
  ['pat@gmial.com', 'pat@gmail.com'],
  ['pat@gmal.com', 'pat@gmail.com'],
  ['pat@gmaill.com', 'pat@gmail.com'],
  ['pat@gmail.con', 'pat@gmail.com'],
  ['pat@gmail.co', 'pat@gmail.com'],
  ['Pat.Vale@GMIAL.com ', 'Pat.Vale@gmail.com'],
  ['pat@yaho.com', 'pat@yahoo.com'],
  ['pat@hotmial.com', 'pat@hotmail.com'],
  ['pat@iclould.com', 'pat@icloud.com'],
  ['pat@verizon.nte', 'pat@verizon.net'],
])('%s was probably meant as %s', (written, meant) => {
  expect(likelyAddress(written)).toBe(meant);
});

test.each([
  'pat@gmail.com',
  'pat@ymail.com',
  'pat@mail.com',
  'pat@email.com',
  'pat@aol.com',
  'pat@gmx.com',
  'pat@school.example',
  'gmial.com',
  '@gmial.com',
  '',
])('about %s nothing is asked', (written) => {
  expect(likelyAddress(written)).toBeUndefined();
});

test('what was proposed is right, and nothing is asked about it again', () => {
  const domain = fc.string({ unit: fc.constantFrom(...'gmailo.cyhtuknet'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(domain, (written) => {
      const likely = likelyAddress(`pat@${written}`);
      if (likely !== undefined) expect(likelyAddress(likely)).toBeUndefined();
    }),
  );
});
