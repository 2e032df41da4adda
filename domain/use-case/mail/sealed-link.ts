import {
  type LinkDependency,
  type LinkValues,
  linkEnd,
  type MailedLinkKind,
  mailedLinks,
  type OpenedLink,
  type ValuesOf,
} from '../../mail/mailed-link.ts';
import type { Seal } from '../../port/seal.ts';
import type { Team } from '../../team/team.ts';

/** Seals a link of a letter with the record it names and with what its right depends on now. */
export function sealLink<K extends MailedLinkKind>(
  seal: Seal,
  kind: K,
  { ids, values, now }: { readonly ids: readonly number[]; readonly values: ValuesOf<K>; readonly now: Date },
): string {
  return seal.close([kind, ids.join(','), ...sealedValues(seal, kind, values)].join(':'), linkEnd(kind, now));
}

/** Reads a link of one kind from what was sealed, or undefined. */
export function linkOf(kind: MailedLinkKind, text: string | undefined): OpenedLink | undefined {
  if (text === undefined || !text.startsWith(`${kind}:`)) return undefined;
  const [numbers = '', ...values] = text.slice(kind.length + 1).split(':');
  const isWhole = /^\d+(?:,\d+)*$/.test(numbers) && values.every((value) => /^[\w-]+$/.test(value));
  if (!isWhole || values.length !== mailedLinks[kind].dependsOn.length) return undefined;
  return { ids: numbers.split(',').map(Number), values };
}

/** Whether everything that a link depends on is today as it was when the letter was written. */
export function isInForce<K extends MailedLinkKind>(
  seal: Seal,
  kind: K,
  { values }: Pick<OpenedLink, 'values'>,
  today: ValuesOf<K>,
): boolean {
  const now = sealedValues(seal, kind, today);
  return now.length === values.length && now.every((value, at) => value === values[at]);
}

/** What the right of whoever leads a team depends on. */
export function leadOf(team: Pick<Team, 'captainLinkNumber' | 'captainId' | 'captainEmail'>): LinkValues {
  return { 'captain link': team.captainLinkNumber, lead: team.captainId, mailbox: team.captainEmail };
}

function sealedValues(seal: Seal, kind: MailedLinkKind, values: Partial<LinkValues>): readonly string[] {
  return mailedLinks[kind].dependsOn.map((one) => sealedValue(seal, one, values));
}

/** Numbers stand as they are; of an address there is a mark, which tells nobody what it was. */
function sealedValue(seal: Seal, one: LinkDependency, values: Partial<LinkValues>): string {
  switch (one) {
    case 'captain link':
      return String(values['captain link']);
    case 'lead':
      return String(values.lead ?? 0);
    case 'mailbox':
      return seal.mark(values.mailbox?.toLowerCase() ?? '');
  }
}
