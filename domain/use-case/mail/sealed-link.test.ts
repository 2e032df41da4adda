import { PlainSeal } from '../../../test/in-memory/plain-seal.ts';
import { type LinkDependency, type LinkValues, mailedLinkKinds, mailedLinks } from '../../rule/mail/mailed-link.ts';
import { resealed } from './resealed.ts';
import { isInForce, linkOf, sealLink } from './sealed-link.ts';

const seal = new PlainSeal();
const now = new Date('2026-11-20T15:00:00Z');
const values: LinkValues = { 'captain link': 3, captain: 7, mailbox: 'kim@family.example' };

/** Other values of everything that a link's validity can depend on. */
const others: LinkValues = { 'captain link': 4, captain: null, mailbox: 'lee@family.example' };

const everyDependency = mailedLinkKinds.flatMap((kind) =>
  mailedLinks[kind].dependsOn.map((one: LinkDependency) => [kind, one] as const),
);

const sealed = (kind: (typeof mailedLinkKinds)[number]) => sealLink(seal, kind, { ids: [1, 2], values, now });

test.each(mailedLinkKinds)('a link of the kind %s is in force while nothing it depends on has changed', (kind) => {
  const link = linkOf(kind, seal.open(sealed(kind), now));
  expect(link?.ids).toEqual([1, 2]);
  expect(isInForce(seal, kind, { values: link?.values ?? [] }, { ...values, mailbox: 'Kim@Family.example' })).toBe(
    true,
  );
});

test.each(everyDependency)('a link of the kind %s is dead once its %s has changed', (kind, dependency) => {
  const link = linkOf(kind, seal.open(sealed(kind), now));
  const today = { ...values, [dependency]: others[dependency] };
  expect(isInForce(seal, kind, { values: link?.values ?? [] }, today)).toBe(false);
});

test.each(mailedLinkKinds)('a link of the kind %s ends after its days, and is of no other kind', (kind) => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  expect(seal.open(sealed(kind), days(mailedLinks[kind].days - 1))).toBeDefined();
  expect(seal.open(sealed(kind), days(mailedLinks[kind].days))).toBeUndefined();
  const text = seal.open(sealed(kind), now);
  expect(mailedLinkKinds.filter((other) => linkOf(other, text) !== undefined)).toEqual([kind]);
});

test.each([
  '',
  'captain:1',
  'captain:1:3',
  'captain:1:3:7',
  'captain:x:3:7:abc',
  'captain:1:3:7:a b',
  'captain:1:3:7:abc:9',
])('%j is no captain’s link', (text) => {
  expect(linkOf('captain', text)).toBeUndefined();
});

test('the link of a letter that follows a family to its new address works there, and that of a stranger stays', () => {
  const url = (mailbox: string) =>
    `https://cup.example/captain/${encodeURIComponent(sealLink(seal, 'captain', { ids: [1], values: { ...values, mailbox }, now }))}`;
  const moved = resealed(`Open: ${url('kim@family.example')} or ${url('ada@family.example')}`, {
    ...{ from: 'Kim@family.example', to: 'lee@family.example' },
    ...{ seal, now },
  });
  expect(moved).toBe(`Open: ${url('lee@family.example')} or ${url('ada@family.example')}`);
});
