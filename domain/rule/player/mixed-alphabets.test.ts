import { mixedWord } from './mixed-alphabets.ts';

test.each([
  ['Red L\u0456ons', 'L\u0456ons'],
  ['Lions \u0421F', '\u0421F'],
  ['\u039Dorth End', '\u039Dorth'],
  ['Red Lions', undefined],
  ['Динамо Kyiv', undefined],
  ['FC東京', undefined],
  ['すし寿司カップ', undefined],
  ['José Ñuñez-Müller 2', undefined],
  ['Real Madrid ⚽️ U10', undefined],
])('of %j the word in two alphabets is %j', (name, word) => {
  expect(mixedWord(name)).toBe(word);
});
