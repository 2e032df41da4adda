import { dayPlanOf } from '../../day/day-plan-of.ts';
import { undoLastMoves } from '../../schedule/undo-moves.ts';
import type { UndoEntry } from './kickoff-entry.ts';
import { type Revised, type RevisionPorts, reviseTimetable } from './revise-timetable.ts';
import { workingDay } from './working-day.ts';

interface UndoOrder {
  readonly tournamentId: number;
  readonly entry: UndoEntry;
  readonly by: string;
}

/** Undoes the last change of a timetable while none of its games were played. Returns the earlier day, and the moves back. */
export async function undoMoves(given: RevisionPorts, { tournamentId, entry, by }: UndoOrder): Promise<Revised> {
  const working = await workingDay(given, tournamentId, entry.draft);
  const change = undoLastMoves(dayPlanOf(working.day));
  const to = { games: change.shifted.length };
  const note = { thing: 'bracket', recordId: tournamentId, what: 'last change undone', to } as const;
  return reviseTimetable(given, working, { change, entry, by, note });
}
