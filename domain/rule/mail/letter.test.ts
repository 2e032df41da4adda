import fc from 'fast-check';
import { translatePlaceholder } from '../language/sentence.ts';
import { fitForSubject, greet, oneClickUnsubscribe, withoutLinks } from './letter.ts';

const shown = (name: string) => translatePlaceholder(fitForSubject(name));

/** Matches texts that mail programs turn into links. */
const linked = /[a-z]:\/\/|www\.|[\p{L}\p{N}\p{M}][.。．｡]\p{L}\p{M}*\p{L}/iu;

test.each(['Night Owls', "O'Brien's XI", 'F.C. Dynamo', 'No. 1 Kickers', '李小龍', 'Team 3.5', 'A.C. Milan Jr.'])(
  '%s stands in a subject as it is',
  (name) => {
    expect(shown(name)).toBe(name);
  },
);

test.each([
  ['Win at https://evil.example/prize', 'Win at'],
  ['HTTP://EVIL.EXAMPLE Owls', 'Owls'],
  ['Owls www.evil.example', 'Owls'],
  ['Owls httpſ://evil.example', 'Owls'],
  ['Owls Jose\u0301.com', 'Owls Jose\u0301 com'],
  ['Owls (evil.com)', 'Owls (evil com)'],
  ['bit.ly/free', 'bit ly/free'],
  ['evil.tk Owls', 'evil tk Owls'],
  ['Owls evil。com', 'Owls evil com'],
  ['Owls\nBcc: all@family.example', 'Owls Bcc: all@family example'],
  ['https://evil.example', 'a team'],
])('%j stands in a subject as %j', (name, fit) => {
  expect(shown(name)).toBe(fit);
});

test('no name brings a web address or a second line into a subject', () => {
  const word = fc.oneof(
    fc.webUrl(),
    fc.domain(),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('.', '/', 'www.', '://', 'evil', '.com', ' ', '\n', '@'),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const fit = shown(words.join(''));
      expect(fit).not.toMatch(linked);
      expect(fit).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(fit).not.toBe('');
    }),
  );
});

test.each([
  ['Hi José, welcome to F.C. Dynamo: $42.00 is due.', 'Hi José, welcome to F.C. Dynamo: $42.00 is due.'],
  ['Join https://evil.example/x!', 'Join https evil example/x!'],
  ['Owls www.evil.tk', 'Owls www evil tk'],
])('the sentence %j is written as %j', (sentence, written) => {
  expect(withoutLinks(sentence)).toBe(written);
});

test('no sentence holds an address that a mail program would make a link of', () => {
  const word = fc.oneof(fc.webUrl(), fc.domain(), fc.constantFrom('.', '/', 'www.', '://', 'evil', '.com', ' ', '@'));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      expect(withoutLinks(words.join(''))).not.toMatch(linked);
    }),
  );
});

test.each([
  [
    'tournament-opened',
    'https://golden.example/unsubscribe/abc.def',
    'https://golden.example/api/pre-registrations/abc.def/unsubscribe',
  ],
  ['tournament-opened', 'no link', undefined],
  ['team-created', 'https://golden.example/unsubscribe/abc.def', undefined],
] as const)('a letter of the kind %s with “%s” is ended at %p', (kind, text, address) => {
  expect(oneClickUnsubscribe(kind, `No more?\n${text}\n`)).toBe(address);
});

test.each([
  ['José Ñuñez', 'José'],
  ["O'Brien Kim", "O'Brien"],
  ['李小龍', '李小龍'],
  ['www.evil.example wins', 'www'],
  ['x@evil.example', 'evil'],
  ['B'.repeat(40), 'B'.repeat(30)],
])('%j is greeted as %j', (name, greeted) => {
  expect(greet(name)).toEqual({ kind: 'text', text: { phrase: 'Hi {name},', places: { name: greeted } } });
});
