import fc from 'fast-check';
import { translate } from '../language/sentence.ts';
import { piecesOf, placesIn, unfillable } from './place-in-text.ts';

test('a text is split at its braces, however they are written', () => {
  expect(piecesOf('Hi {name}, {Waiver Link}')).toEqual([
    { written: 'Hi ' },
    { place: 'name' },
    { written: ', ' },
    { place: 'waiver link' },
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
  expect([
    ...placesIn({
      subject: '{name}',
      text: 'Hi {name} {waiver link} {nonsense}',
      spanishSubject: null,
      spanishText: null,
    }),
  ]).toEqual(['name', 'waiver link']);
});

test.each([
  ['Hi {name}', 'players', 'text', undefined],
  ['{waiver link}', 'tournament-registrations', 'text', undefined],
  ['{waiver link}', 'tournament-registrations', 'subject', /^\{waiver link\} cannot/],
  ['{waiver link}', 'teams', 'text', /^\{waiver link\} cannot/],
  ['{amount}', 'teams', 'text', /^\{amount\} cannot/],
  ['{team}', 'pre-registrations', 'text', /what can is \{name\}$/],
  ['{nmae}', 'players', 'text', /what can is \{name\}, \{team\}/],
] as const)('%s to %s, in the %s: %p', (text, list, where, sentence) => {
  const found = unfillable(text, list, where);
  if (sentence === undefined) expect(found).toBeUndefined();
  else expect(translate(found ?? { english: '' })).toMatch(sentence);
});
