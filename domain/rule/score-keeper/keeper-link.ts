import { Refusal } from '../refusal/refusal.ts';
import { easternDay, night } from '../time/eastern.ts';
import { easternInstant } from '../time/eastern-instant.ts';
import type { KeeperRange } from './keeper-range.ts';

/** Link, or QR code, with which a score keeper signs in without the password. */
export interface KeeperLink {
  readonly id: number;
  readonly width: KeeperRange;
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
}

/** Returns whether a link is still valid. */
export const isOpen = ({ endsAt, revokedAt }: Pick<KeeperLink, 'endsAt' | 'revokedAt'>, now: Date): boolean =>
  revokedAt === null && now < endsAt;

/** Returns the end of the night after a day, YYYY-MM-DD, in New Jersey. */
export function endOfNight(day: string): Date {
  const noonOfNext = new Date(easternInstant(day, '12:00') + 24 * 60 * 60 * 1000);
  return new Date(easternInstant(easternDay(noonOfNext), '00:00') + night);
}

/** Refusal for an unknown, revoked or expired link; the three are not told apart. */
export const keeperLinkEnded = () =>
  new Refusal('not-found', 'This link does not open score keeping any more. Please ask an organizer for a new one.');

/** Fields of a tournament's games in order, and their last day, YYYY-MM-DD; null where nothing is drawn. */
export interface GameFields {
  readonly fields: readonly string[];
  readonly lastDay: string | null;
}
