import { aPlayer } from '../../../test/sample/a-player.ts';
import { everyLetter, lettersToFamilies } from '../../../test/sample/every-letter.ts';
import { lettersToOrganizers } from '../../../test/sample/letters-to-organizers.ts';
import { debtInLetter } from '../site/payee.ts';
import { mostLinks, withFewLinks } from './letter.ts';
import type { LetterKind } from './letter-kind.ts';
import { translateLetter } from './translated-letter.ts';

const site = { venmoHandle: 'golden-goal', contactEmail: 'hello@golden.example', contactPhone: '201-555-0133' };

const byKind = { ...lettersToFamilies('en'), ...lettersToOrganizers };

test('a kind of letter has samples of its own alone', () => {
  const others = Object.entries(byKind).map(([kind, letters]) => [kind, letters.filter((one) => one.kind !== kind)]);
  expect(others).toEqual(Object.keys(byKind).map((kind) => [kind, []]));
});

test.each(
  Object.values(byKind)
    .flat()
    .map((letter) => [letter.event, letter] as const),
)('whoever reads the letter %s is offered three links at most and one to pay, each named', (_, letter) => {
  const { parts } = translateLetter(letter, (url) => url);
  const written = withFewLinks(
    parts.flatMap((part) => (part.kind === 'debt' ? debtInLetter(part, site, 'en') : [part])),
  );
  const linked = written.filter((part) => part.kind === 'link').filter(({ url }) => url.startsWith('http'));
  const paying = linked.filter(({ url }) => url.startsWith('https://venmo.com/'));
  const links = linked.map(({ label }) => label);
  expect(linked.length - paying.length).toBeLessThanOrEqual(mostLinks);
  expect(paying.length > 0).toBe(letter.parts.some(({ kind }) => kind === 'debt'));
  expect(links.filter((label) => label.trim() === '' || /this link|click here$/i.test(label))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});

const { parentEmail, parentName } = aPlayer();

/** Letters without a greeting: their first line says what they are, an invitation knows only an address, and an erasure names nobody. */
const withoutGreeting: readonly LetterKind[] = ['family-erased', 'invitation'];

const greeting = everyLetter('en').filter(({ kind }) => !withoutGreeting.includes(kind));

test.each(greeting.map((letter) => [letter.event, letter] as const))(
  'the letter %s greets whoever reads it by first name',
  (_, letter) => {
    const [first] = translateLetter(letter, (url) => url).parts;
    const greeting = first?.kind === 'text' ? String(first.text) : '';
    expect(greeting).toMatch(/^Hi .+,$/);
    if (letter.to === parentEmail) expect(greeting).toBe(`Hi ${parentName?.split(' ')[0]},`);
  },
);

const link = (label: string, givesWay?: 'first' | 'last') =>
  ({ kind: 'link', label, url: `https://a.example/${label}`, ...(givesWay && { givesWay }) }) as const;

const labels = (parts: readonly { readonly label: string }[]) => parts.map(({ label }) => label);

test('of too many links the last of those that are found elsewhere give way, and what there is to do stays', () => {
  const parts = [link('share'), link('page', 'last'), link('pay', 'first'), link('confirm'), link('look', 'first')];
  expect(labels(withFewLinks(parts))).toEqual(['share', 'page', 'confirm']);
  expect(labels(withFewLinks([...parts, link('captain')]))).toEqual(['share', 'confirm', 'captain']);
  expect(labels(withFewLinks(parts.slice(1)))).toEqual(['page', 'pay', 'confirm']);
  expect(withFewLinks(parts.slice(0, 3))).toEqual(parts.slice(0, 3));
});

test('how teammates are reached takes no link away', () => {
  const mails = ['a', 'b', 'c'].map(
    (name) => ({ kind: 'link', label: name, url: `mailto:${name}@b.example` }) as const,
  );
  expect(withFewLinks([...mails, link('look', 'first')])).toHaveLength(4);
});
