import fc from 'fast-check';
import { aPlayer } from '../../../test/sample/a-player.ts';
import { isSlipOf, returningPlayer } from './returning-player.ts';

const jose = aPlayer({ id: 1, name: 'José Ñuñez' });
const ana = aPlayer({ id: 2, name: 'Ana Ñuñez' });

test('the full name names one, however its accents and capitals are written', () => {
  expect(returningPlayer('JOSE  nunez', [jose, ana])).toEqual({ kind: 'exact', player: jose });
});

test('so do hyphens, blanks and apostrophes that are others, or absent', () => {
  const neill = aPlayer({ id: 3, name: 'Siobhán O’Neill-Vásquez' });
  expect(returningPlayer('siobhan oneill vasquez', [ana, neill])).toEqual({ kind: 'exact', player: neill });
});

test.each(['Jose Nunes', 'Jose Nuñe', 'José Núñezz', 'Jos Nune'])('%s is a slip of the pen, and lists José', (name) => {
  expect(returningPlayer(name, [jose, ana])).toEqual({ kind: 'several', players: [jose] });
});

test.each([
  ['Nunez', [jose, ana]],
  ['Ana', [ana]],
  ['Ana Maria Nunez', [jose, ana]],
  ['Ana Ben Cleo Dan Eve', [ana]],
])('a part of a name names nobody: for %s those who have it may be asked by mail', (name, alike) => {
  expect(returningPlayer(name, [jose, ana])).toEqual({ kind: 'nobody', alike });
});

test('a phone alone names nobody, and nobody is asked', () => {
  expect(returningPlayer('Somebody Else', [jose, ana])).toEqual({ kind: 'nobody', alike: [] });
});

test('namesakes on one phone are listed, and at most five people are', () => {
  const namesakes = Array.from({ length: 7 }, (_, id) => aPlayer({ id, birthYear: 2010 + id }));
  expect(returningPlayer('José Ñuñez', namesakes)).toEqual({ kind: 'several', players: namesakes.slice(0, 5) });
});

test.each([
  ['bo li', 'bo li', true],
  ['bo le', 'bo li', true],
  ['ba le', 'bo li', false],
  ['li', 'bo', false],
  ['xi', 'li', false],
  ['adam park', 'ada parks', true],
  ['idem park', 'ada parks', false],
  ['', 'ada', false],
  ['李小', '李小龍', false],
])('%j is taken for %j: %p', (written, name, isTaken) => {
  expect(isSlipOf(written, name)).toBe(isTaken);
});

test('a name is never more letters away than were changed, nor fewer than its length', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 8, maxLength: 30 });
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (written, one, other) => {
      const letters = [...written];
      letters[one % letters.length] = 'x';
      letters.splice(other % letters.length, 0, 'y');
      expect(isSlipOf(letters.join(''), written)).toBe(true);
      expect(isSlipOf(`${written}xyz`, written)).toBe(false);
    }),
  );
});
