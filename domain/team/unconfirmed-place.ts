import { easternDay } from '../time/eastern.ts';
import { easternClock, easternInstant } from '../time/eastern-instant.ts';
import type { Tournament } from '../tournament/tournament.ts';

const hour = 3_600_000;

/** The hours after which a place that nobody has confirmed can be set to be released. */
export const releaseHours = { fewest: 12, most: 720 } as const;

/** A team's place that nobody has confirmed: no letter opened, nothing paid, no organizer's hand. */
export interface UnconfirmedPlace {
  readonly teamId: number;
  /** From when on the hours count: when it was first seen to be unconfirmed while they are set. */
  readonly since: Date;
  /** When the first letter left that asks to confirm, and when the second did; null while it has not been written. */
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
  /** A letter about it is written and has not left yet. */
  readonly isLetterOnItsWay: boolean;
}

/** What is done about such a place, in this order. */
export type ReleaseStep = 'ask' | 'remind' | 'release';

/**
 * When each step is taken: asked after half of the hours, reminded after three quarters, released after all of them. Each
 * is later where the one before it was later, so that a letter always leaves a quarter of the hours; none is at night.
 */
export function releasePlan(place: UnconfirmedPlace, hours: number): Readonly<Record<ReleaseStep, Date>> {
  const quarter = (hours * hour) / 4;
  const from = place.since.getTime();
  const ask = place.askedAt?.getTime() ?? byDay(from + 2 * quarter);
  const remind = place.remindedAt?.getTime() ?? byDay(Math.max(from, ask - 2 * quarter) + 3 * quarter);
  return { ask: new Date(ask), remind: new Date(remind), release: new Date(byDay(remind + quarter)) };
}

/** What is to be done about a place now, or undefined: never at night, nor while a letter about it has not left. */
export function dueStep(place: UnconfirmedPlace, hours: number, now: Date): ReleaseStep | undefined {
  if (hours === 0 || place.isLetterOnItsWay || byDay(now.getTime()) !== now.getTime()) return undefined;
  const step = place.askedAt === null ? 'ask' : place.remindedAt === null ? 'remind' : 'release';
  return releasePlan(place, hours)[step] <= now ? step : undefined;
}

/** Whether places of a tournament are released at all: before its first day, and before anything is drawn. */
export function releasesPlaces(
  { status, firstDay, playingHours }: Pick<Tournament, 'status' | 'firstDay' | 'playingHours'>,
  now: Date,
): boolean {
  const days = [firstDay, ...playingHours.map(({ day }) => day)];
  return status === 'upcoming' && days.every((day) => day === null || easternDay(now) < day);
}

/** The instant, or eight in the morning in New Jersey where it is between nine in the evening and then. */
function byDay(instant: number): number {
  const [day = '', time = ''] = easternClock(instant).split(' ');
  if (time >= '08:00' && time < '21:00') return instant;
  return time < '08:00' ? easternInstant(day, '08:00') : easternInstant(dayAfter(day), '08:00');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}
