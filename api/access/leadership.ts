import type { LeadershipProof } from '../../domain/port/rights.ts';

/** Proofs by which a session leads a team, stored as the mark of its grant: anybody can create a team with somebody else's address. */
export const leadership = {
  byCreation: 'creation',
  byMailbox: 'mailbox',
  byShownLink: 'shown link',
} as const satisfies Readonly<Record<string, LeadershipProof>>;

/** Returns whether a letter has proved the leadership of a grant's mark. */
export function isProvedLeadership(mark: string | undefined): boolean {
  return mark === leadership.byMailbox || mark === leadership.byShownLink;
}
