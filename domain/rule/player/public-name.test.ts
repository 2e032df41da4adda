import fc from 'fast-check';
import { publicName, removedPlayer } from './public-name.ts';

test.each([
  ['a player who turns 13 in the year', 'Pat P.', 2013],
  ['a player who turned 13 the year before', 'Pat Parker', 2012],
  ['somebody whose birth year is unknown, and who may be a child,', 'Pat P.', null],
])('%s appears in public as %s', (_, shown, birthYear) => {
  expect(publicName({ name: 'Pat Parker', birthYear }, 2026, 'first_initial')).toBe(shown);
});

test.each([
  ['李小龍', '李.'],
  [' 李小龍 ', '李.'],
  ['李・小龍', '李.'],
  ['Pelé', 'P.'],
  ['E\u0301lodie', 'E\u0301.'],
  ['하나', '하.'],
  ['क्षमा', 'क्ष.'],
  ['𝒫at', '𝒫.'],
])('a child of one name, %j, is shown by its first letter: %s', (name, shown) => {
  expect(publicName({ name, birthYear: 2016 }, 2026, 'first_initial')).toBe(shown);
  expect(publicName({ name, birthYear: null }, 2026, 'first_initial')).toBe(shown);
});

test('a child stored as "Garza, Lucia" is shown by the first name', () => {
  expect(publicName({ name: 'Garza, Lucia', birthYear: 2016 }, 2026, 'first_initial')).toBe('Lucia G.');
});

test('a player of 14 and one name keeps it', () => {
  expect(publicName({ name: '李小龍', birthYear: 2012 }, 2026, 'first_initial')).toBe('李小龍');
});

test('no child’s name is shown whole, whatever its letters', () => {
  const letter = fc.constantFrom('a', 'É', 'n\u0303', '李', 'क्ष', '𝒫', 'O’');
  const name = fc.array(fc.array(letter, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(name, (words) => {
      const last = (words.at(-1) ?? []).join('');
      const whole = words.map((letters) => letters.join('')).join(' ');
      const shown = publicName({ name: whole, birthYear: 2016 }, 2026, 'first_initial');
      expect(shown.split(' ').at(-1)).not.toBe(last);
      expect(shown).toMatch(/^(\S+ )?\S{1,3}\.$/u);
    }),
  );
});

test('an initial is a whole letter, whatever the script', () => {
  expect(publicName({ name: 'Bruce 李', birthYear: 2016 }, 2026, 'first_initial')).toBe('Bruce 李.');
  expect(publicName({ name: 'Ada 𝒫ark', birthYear: 2016 }, 2026, 'first_initial')).toBe('Ada 𝒫.');
});

test('somebody who was removed has no name to shorten', () => {
  expect(publicName({ name: removedPlayer, birthYear: null }, 2026, 'first_initial')).toBe('Removed player');
});

test('where the site shows full names, it shows them of children too', () => {
  expect(publicName({ name: 'Pat Parker', birthYear: 2016 }, 2026, 'full')).toBe('Pat Parker');
});

test('a child is shown whole from the New Year after the thirteenth birthday', () => {
  const child = { name: 'Pat Parker', birthYear: 2014 };
  expect([2027, 2028].map((year) => publicName(child, year, 'first_initial'))).toEqual(['Pat P.', 'Pat Parker']);
});
