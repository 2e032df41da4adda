import { dayPlanOf } from '../../day/day-plan-of.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Given } from '../../port/ports.ts';
import { breaksRest, breaksRules, isAcceptable } from '../../schedule/conflicts.ts';
import { type ShiftedDay, shiftDay } from '../../schedule/shift-day.ts';
import type { DelayEntry } from './kickoff-entry.ts';
import { keepTimetable, workingDay } from './working-day.ts';

interface ShiftOrder {
  readonly tournamentId: number;
  readonly entry: DelayEntry;
  readonly by: string;
}

/** Shifts the rest of a late day, on one field or on all; games that have started or are locked stay. Returns the earlier day, and the moves. */
export class ShiftGames {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'timetableDrafts'>) {}

  async run({ tournamentId, entry, by }: ShiftOrder): Promise<ShiftedDay & { readonly day: TournamentDay }> {
    const { from, minutes, field, preview, confirm, draft } = entry;
    const working = await workingDay(this.ports, tournamentId, draft);
    const { day } = working;
    const delay = { from, minutes, ...(field === null ? {} : { field }) };
    const change = shiftDay(dayPlanOf(day), delay);
    const { timetable, conflicts } = change;
    if (preview) return { day, ...change };
    const inTheWay = conflicts.filter((conflict) => !isAcceptable(conflict));
    if (inTheWay.length > 0) throw breaksRules(inTheWay);
    if (conflicts.length > 0 && !confirm) throw breaksRest(conflicts);
    const author = { by, at: this.ports.clock.now() };
    await keepTimetable(this.ports, working, { timetable, isDraft: draft, author });
    await this.ports.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'day shifted', to: delay });
    return { day, ...change };
  }
}
