import { lookAlike, looksLike } from './look-alikes.ts';

/** Names altered by invisible characters: added to a name, or put in place of one of its letters. */
const twins = [
  ['a variation selector', 'Red Lions', 'Red Lions\uFE0F'],
  ['a selector of the supplement', 'Red Lions', 'Red\u{E0101} Lions'],
  ['a keycap', 'Red Lions', 'R\u20E3ed Lions'],
  ['an invisible times', 'Red Lions', 'Red\u2062 Lions'],
  ['a zero-width joiner', 'Red Lions', 'Red L\u200Dions'],
  ['a soft hyphen', 'Red Lions', 'Red Li\u00ADons'],
  ['a filler of Hangul', 'Red Lions', 'Red Lions\u3164'],
  ['an accent that is laid over', 'Red Lions', 'Red L\u0335ions'],
  ['a mark of another script', 'Red Lions', 'Red L\u0483ions'],
  ['a Cyrillic i', 'Red Lions', 'Red L\u0456ons'],
  ['a Cyrillic e', 'Red Lions', 'R\u0435d Lions'],
  ['a Greek omicron', 'Red Lions', 'Red Li\u03BFns'],
  ['a dotless i', 'Red Lions', 'Red L\u0131ons'],
  ['an Armenian o', 'Red Lions', 'Red Li\u0585ns'],
  ['a Cherokee capital', 'Red Lions', 'Red \u13DEions'],
  ['a Cyrillic capital that has another small letter', 'Bears', '\u0412ears'],
  ['Cyrillic capitals', 'TOM HAMBO', '\u0422\u041E\u041C \u041D\u0410\u041C\u0412\u041E'],
  ['a Greek capital', 'North End', '\u039Dorth End'],
  ['a stroke', 'Hotspur', 'H\u00F8tspur'],
  ['letters of mathematics', 'Red Lions', '\u{1D411}\u{1D41E}\u{1D41D} Lions'],
  ['wide letters', 'Red Lions', '\uFF32ed Lions'],
  ['a letter of Deseret', 'Red Lions', 'Red Li\u{10404}ns'],
  ['a syllable of Cree', 'Red Lions', 'Red \u14AAions'],
  ['an estimated sign', 'Red Lions', 'R\u212Ed Lions'],
  ['a union', 'United', '\u222Anited'],
  ['a Cyrillic letter for a digit', 'Lions 3', 'Lions \u0417'],
  ['a nought', 'Red Lions', 'Red Li0ns'],
  ['a capital i for an l', 'Alphas', 'AIphas'],
  ['a one for an i', 'Red Lions', 'Red L1ons'],
  ['a Persian digit', 'Red Lions', 'Red L\u06F1ons'],
  ['an r and an n', 'Storm', 'Storrn'],
  ['two v', 'Wolves', 'VVolves'],
  ['its case', 'Red Lions', 'RED LIONS'],
  ['its case, in Greek', '\u039D\u03AF\u03BA\u03B7', '\u039D\u0399\u039A\u0397'],
] as const;

test.each(twins)('a name that differs by %s looks like it', (_, name, twin) => {
  expect(looksLike(name, twin)).toBe(true);
  expect(looksLike(twin, name)).toBe(true);
});

test.each([
  ['Red Lions', 'Red Lyons'],
  ['Red Lions', 'Red Lion'],
  ['Lions 2', 'Lions 3'],
  ['U10 Lions', 'U12 Lions'],
  ['Роман', 'Романа'],
  ['Иван', 'Ілля'],
  ['李小龍', '李小明'],
  ['राम', 'रमा'],
  ['ഠാകുർ', 'ഠോകുർ'],
  ['တင်', 'ဝင်'],
  ['がく', 'かく'],
  ['محمد', 'محمود'],
  ['נועה', 'נועם'],
])('%s and %s are different names', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test('of several that look alike the one that is written just so is meant', () => {
  const [first, second] = [{ name: 'Red Li\u043Ens' }, { name: 'red lions' }];
  expect(lookAlike('Red Lions', [first, second])).toBe(second);
  expect(lookAlike('Red Li0ns', [first, second])).toBe(first);
  expect(lookAlike('Blue Lions', [first, second])).toBeUndefined();
});
