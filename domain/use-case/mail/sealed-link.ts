import type { Seal } from '../../port/seal.ts';
import {
  type LinkDependency,
  type LinkValues,
  linkEnd,
  type MailedLinkKind,
  mailedLinks,
  type OpenedLink,
  type ValuesOf,
} from '../../rule/mail/mailed-link.ts';
import type { Team } from '../../rule/team/team.ts';

/** Seals a letter's link with the records it names and the present values that its validity depends on. */
export function sealLink<K extends MailedLinkKind>(
  seal: Seal,
  kind: K,
  { ids, values, now }: { readonly ids: readonly number[]; readonly values: ValuesOf<K>; readonly now: Date },
): string {
  return seal.close([kind, ids.join(','), ...sealedValues(seal, kind, values)].join(':'), linkEnd(kind, now));
}

/** Parses the opened content of a link of one kind; undefined for anything else. */
export function linkOf(kind: MailedLinkKind, text: string | undefined): OpenedLink | undefined {
  if (text === undefined || !text.startsWith(`${kind}:`)) return undefined;
  const [numbers = '', ...values] = text.slice(kind.length + 1).split(':');
  const isWhole = /^\d+(?:,\d+)*$/.test(numbers) && values.every((value) => /^[\w-]+$/.test(value));
  if (!isWhole || values.length !== mailedLinks[kind].dependsOn.length) return undefined;
  return { ids: numbers.split(',').map(Number), values };
}

/** Tells whether everything that a link depends on is as it was when the letter was written. */
export function isInForce<K extends MailedLinkKind>(
  seal: Seal,
  kind: K,
  { values }: Pick<OpenedLink, 'values'>,
  today: ValuesOf<K>,
): boolean {
  const now = sealedValues(seal, kind, today);
  return now.length === values.length && now.every((value, at) => value === values[at]);
}

/** Returns the values on which the rights of a team's contact depend. */
export function dependenciesOf(team: Pick<Team, 'captainLinkNumber' | 'captainId' | 'captainEmail'>): LinkValues {
  return { 'captain link': team.captainLinkNumber, captain: team.captainId, mailbox: team.captainEmail };
}

function sealedValues(seal: Seal, kind: MailedLinkKind, values: Partial<LinkValues>): readonly string[] {
  return mailedLinks[kind].dependsOn.map((one) => sealedValue(seal, one, values));
}

/** Returns numbers as they are, and of an address a mark from which it cannot be read. */
function sealedValue(seal: Seal, one: LinkDependency, values: Partial<LinkValues>): string {
  switch (one) {
    case 'captain link':
      return String(values['captain link']);
    case 'captain':
      return String(values.captain ?? 0);
    case 'mailbox':
      return seal.mark(values.mailbox?.toLowerCase() ?? '');
  }
}
