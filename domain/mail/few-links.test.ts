import { aPlayer } from '../../test/sample/a-player.ts';
import { everyLetter } from '../../test/sample/every-letter.ts';
import { debtInLetter } from '../site/whom-to-pay.ts';
import { mostLinks, withFewLinks } from './letter.ts';
import { spokenLetter } from './spoken-letter.ts';

const site = { venmoHandle: 'golden-goal', contactEmail: 'hello@golden.example', contactPhone: '201-555-0133' };

test.each(everyLetter('en').map((letter) => [letter.event, letter] as const))(
  'whoever reads the letter %s is offered three links at most, each named',
  (_, letter) => {
    const { parts } = spokenLetter(letter, (url) => url);
    const written = withFewLinks(
      parts.flatMap((part) => (part.kind === 'debt' ? debtInLetter(part, site, 'en') : [part])),
    );
    const links = written.flatMap((part) => (part.kind === 'link' && part.url.startsWith('http') ? [part.label] : []));
    expect(links.length).toBeLessThanOrEqual(mostLinks);
    expect(links.filter((label) => label.trim() === '' || /this link|click here$/i.test(label))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  },
);

const { parentEmail, parentName } = aPlayer();

/** Of whom an invitation reaches nothing is known but the address. */
const toSomebodyNamed = everyLetter('en').filter(({ event }) => !event.startsWith('invitation:'));

test.each(toSomebodyNamed.map((letter) => [letter.event, letter] as const))(
  'the letter %s greets whoever reads it by name',
  (_, letter) => {
    const [first] = spokenLetter(letter, (url) => url).parts;
    const greeting = first?.kind === 'text' ? String(first.text) : '';
    expect(greeting).toMatch(/^Hi .+,$/);
    if (letter.to === parentEmail) expect(greeting).toBe(`Hi ${parentName},`);
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
