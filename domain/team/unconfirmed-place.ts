import { easternDay } from '../time/eastern.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import type { Tournament } from '../tournament/tournament.ts';

const hour = 3_600_000;

/** Range of the setting for the hours after which an unconfirmed place is released. */
export const releaseHours = { fewest: 12, most: 720 } as const;

/** Team's place without any confirmation: no letter opened, nothing paid, no organizer involved. */
export interface UnconfirmedPlace {
  readonly teamId: number;
  /** Start of the hours: when the place was first seen to be unconfirmed while the setting is on. */
  readonly since: Date;
  /** Moments of the first letter that asks to confirm, and of the second; null while it has not been written. */
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  /** Whether a letter about it is written and has not left yet. */
  readonly isLetterOnItsWay: boolean;
}

/** Steps for an unconfirmed place, in this order. */
export type ReleaseStep = 'ask' | 'remind' | 'release';

/**
 * Returns the time of each step: asked after half of the hours, reminded after three quarters, released after all
 * of them. A late step delays those after it, so that a letter always leaves a quarter of the hours; none is at
 * night.
 */
export function releasePlan(place: UnconfirmedPlace, hours: number): Readonly<Record<ReleaseStep, Date>> {
  const quarter = (hours * hour) / 4;
  const from = place.since.getTime();
  const ask = place.askedAt?.getTime() ?? byDay(from + 2 * quarter);
  const remind = place.remindedAt?.getTime() ?? byDay(Math.max(from, ask - 2 * quarter) + 3 * quarter);
  return { ask: new Date(ask), remind: new Date(remind), release: new Date(byDay(remind + quarter)) };
}

/** Returns the step that is due now, or undefined: none is at night, nor while a letter about the place has not left. */
export function dueStep(place: UnconfirmedPlace, hours: number, now: Date): ReleaseStep | undefined {
  if (hours === 0 || place.isLetterOnItsWay || byDay(now.getTime()) !== now.getTime()) return undefined;
  const step = place.askedAt === null ? 'ask' : place.remindedAt === null ? 'remind' : 'release';
  return releasePlan(place, hours)[step] <= now ? step : undefined;
}

/** Tells whether places of a tournament are released at all: before its first day, and before anything is drawn. */
export function releasesPlaces(
  { status, firstDay, playingHours }: Pick<Tournament, 'status' | 'firstDay' | 'playingHours'>,
  now: Date,
): boolean {
  const days = [firstDay, ...playingHours.map(({ day }) => day)];
  return status === 'upcoming' && days.every((day) => day === null || easternDay(now) < day);
}

/** Returns the instant, or eight in the morning in New Jersey where it is between nine in the evening and then. */
function byDay(instant: number): number {
  const [day = '', time = ''] = easternClock(instant).split(' ');
  if (time >= '08:00' && time < '21:00') return instant;
  return time < '08:00' ? easternInstant(day, '08:00') : easternInstant(dayAfter(day), '08:00');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}
