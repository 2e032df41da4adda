import fc from 'fast-check';
import { translate } from '../language/sentence.ts';
import { piecesOf, placesIn, unfillable } from './place-in-text.ts';

test('a text is split at its braces, however they are written', () => {
  expect(piecesOf('Hi {name}, {Game Day}')).toEqual([
    { written: 'Hi ' },
    { place: 'name' },
    { written: ', ' },
    { place: 'game day' },
  ]);
  expect(piecesOf('{ name }')).toEqual([{ place: 'name' }]);
  expect(piecesOf('a { b\n } c')).toEqual([{ written: 'a { b\n } c' }]);
});

test('nothing that is written gets lost, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '{', '}', '\n', 'é') }), (text) => {
      const again = piecesOf(text).map((piece) => ('written' in piece ? piece.written : `{${piece.place}}`));
      expect(again.join('').replace(/[{} ]/g, '')).toBe(text.replace(/[{} ]/g, ''));
    }),
  );
});

test('what is filled in is known, each once, from all texts', () => {
  expect([...placesIn(['{name}', 'Hi {name} {pay} {nonsense}', null])]).toEqual(['name', 'pay']);
});

test.each([
  ['Hi {name}', 'players', 'text', undefined],
  ['{pay}', 'tournament-registrations', 'text', undefined],
  ['{pay}', 'tournament-registrations', 'subject', /^\{pay\} cannot/],
  ['{captain page}', 'teams', 'text', undefined],
  ['{captain page}', 'players', 'text', /^\{captain page\} cannot/],
  ['{amount}', 'teams', 'text', /^\{amount\} cannot/],
  ['{nmae}', 'players', 'text', /what can is \{name\}, \{team\}/],
] as const)('%s to %s, in the %s: %p', (text, list, where, sentence) => {
  const found = unfillable(text, list, where);
  if (sentence === undefined) expect(found).toBeUndefined();
  else expect(translate(found ?? { english: '' })).toMatch(sentence);
});
