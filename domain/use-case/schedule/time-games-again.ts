import { dayPlanOf } from '../../day/day-plan-of.ts';
import type { Given } from '../../port/ports.ts';
import { timedAgain } from '../../schedule/time-again.ts';
import type { TimesEntry } from './kickoff-entry.ts';
import { type Revised, reviseTimetable } from './revise-timetable.ts';
import { workingDay } from './working-day.ts';

interface TimesOrder {
  readonly tournamentId: number;
  readonly entry: TimesEntry;
  readonly by: string;
}

/** Times the games to come for other fields or hours; games that have started or are locked stay. Returns the earlier day, and the moves. */
export async function timeGamesAgain(
  given: Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'seal' | 'drawingTable'>,
  { tournamentId, entry, by }: TimesOrder,
): Promise<Revised> {
  const working = await workingDay(given, tournamentId, entry.draft);
  const plan = dayPlanOf(working.day);
  const venue = {
    fields: entry.fieldNames.length > 0 ? entry.fieldNames : plan.venue.fields,
    hours: entry.playingHours.length > 0 ? entry.playingHours : plan.venue.hours,
  };
  const to = { ...venue, from: entry.from };
  const earliest = fromNowOn(plan.started.length > 0, entry.from, given.clock.now());
  const change = timedAgain(plan, venue, await given.drawingTable.timeAgain(plan, { ...to, earliest }));
  const note = { thing: 'bracket', recordId: tournamentId, what: 'games timed again', to } as const;
  return reviseTimetable(given, working, { change, entry, by, note });
}

/** Returns the moment before which no game is moved: now once play has begun, so that a late game is not moved into the past. */
const fromNowOn = (hasBegun: boolean, from: string, now: Date): string =>
  hasBegun && Date.parse(from) < now.getTime() ? now.toISOString() : from;
