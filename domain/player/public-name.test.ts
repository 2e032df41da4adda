import { publicName, removedPlayer } from './public-name.ts';

test.each([
  ['a child of 12', 'Pat P.', 2014],
  ['a player of 13', 'Pat Parker', 2013],
  ['somebody whose birth year is unknown, and who may be a child,', 'Pat P.', null],
])('%s appears in public as %s', (_, shown, birthYear) => {
  expect(publicName({ name: 'Pat Parker', birthYear }, 2026, 'first_initial')).toBe(shown);
});

test('a child of one name keeps it', () => {
  expect(publicName({ name: 'Pelé', birthYear: 2016 }, 2026, 'first_initial')).toBe('Pelé');
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

test('a child turns 13 at the New Year of the birthday', () => {
  const child = { name: 'Pat Parker', birthYear: 2014 };
  expect([2026, 2027].map((year) => publicName(child, year, 'first_initial'))).toEqual(['Pat P.', 'Pat Parker']);
});
