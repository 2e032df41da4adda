import { dayPlanOf } from '../../day/day-plan-of.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Given } from '../../port/ports.ts';
import { breaksRest, breaksRules, isAcceptable } from '../../schedule/conflicts.ts';
import type { ShiftedDay } from '../../schedule/shift-day.ts';
import { undoLastMoves } from '../../schedule/undo-moves.ts';
import type { UndoEntry } from './kickoff-entry.ts';
import { keepTimetable, workingDay } from './working-day.ts';

interface UndoOrder {
  readonly tournamentId: number;
  readonly entry: UndoEntry;
  readonly by: string;
}

/** Undoes the last change of a timetable while none of its games were played. Returns the earlier day, and the moves back. */
export class UndoMoves {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'timetableDrafts'>) {}

  async run({ tournamentId, entry, by }: UndoOrder): Promise<ShiftedDay & { readonly day: TournamentDay }> {
    const { preview, confirm, draft } = entry;
    const working = await workingDay(this.ports, tournamentId, draft);
    const { day } = working;
    const change = undoLastMoves(dayPlanOf(day));
    if (preview) return { day, ...change };
    const { timetable, conflicts, shifted } = change;
    const inTheWay = conflicts.filter((conflict) => !isAcceptable(conflict));
    if (inTheWay.length > 0) throw breaksRules(inTheWay);
    if (conflicts.length > 0 && !confirm) throw breaksRest(conflicts);
    await keepTimetable(this.ports, working, { timetable, isDraft: draft, author: { by, at: this.ports.clock.now() } });
    const to = { games: shifted.length };
    await this.ports.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'last change undone', to });
    return { day, ...change };
  }
}
