import { Refusal } from '../refusal/refusal.ts';
import { easternDay } from '../time/eastern.ts';
import { easternInstant } from '../time/eastern-instant.ts';
import type { KeeperWidth } from './keeper-width.ts';

/** A link, or QR code, with which a score keeper comes in without the password. */
export interface KeeperLink {
  readonly id: number;
  readonly width: KeeperWidth;
  /** The person it was made for; null where whoever opens it says a name. */
  readonly name: string | null;
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
}

/** Whether a link still lets somebody in. */
export const isOpen = ({ endsAt, revokedAt }: Pick<KeeperLink, 'endsAt' | 'revokedAt'>, now: Date): boolean =>
  revokedAt === null && now < endsAt;

/** The midnight in New Jersey at which a day, YYYY-MM-DD, ends. */
export function endOfDay(day: string): Date {
  const noonOfNext = new Date(easternInstant(day, '12:00') + 24 * 60 * 60 * 1000);
  return new Date(easternInstant(easternDay(noonOfNext), '00:00'));
}

/** Unknown, taken back and ended links are answered alike. */
export const keeperLinkEnded = () =>
  new Refusal('not-found', 'This link does not open score keeping any more. Please ask an organizer for a new one.');

/** The days, YYYY-MM-DD, and the fields of a tournament's games, each in its order. */
export interface KeptPlaces {
  readonly days: readonly string[];
  readonly fields: readonly string[];
}
