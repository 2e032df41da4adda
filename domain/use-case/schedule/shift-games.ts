import { dayPlanOf } from '../../day/day-plan-of.ts';
import { shiftDay } from '../../schedule/shift-day.ts';
import type { DelayEntry } from './kickoff-entry.ts';
import { type Revised, type RevisionPorts, reviseTimetable } from './revise-timetable.ts';
import { workingDay } from './working-day.ts';

interface ShiftOrder {
  readonly tournamentId: number;
  readonly entry: DelayEntry;
  readonly by: string;
}

/** Shifts the rest of a late day, on one field or on all; games that have started or are locked stay. Returns the earlier day, and the moves. */
export async function shiftGames(given: RevisionPorts, { tournamentId, entry, by }: ShiftOrder): Promise<Revised> {
  const { from, minutes, field } = entry;
  const working = await workingDay(given, tournamentId, entry.draft);
  const delay = { from, minutes, ...(field === null ? {} : { field }) };
  const change = shiftDay(dayPlanOf(working.day), delay);
  const note = { thing: 'bracket', recordId: tournamentId, what: 'day shifted', to: delay } as const;
  return reviseTimetable(given, working, { change, entry, by, note });
}
