import { dayPlanOf, withTimetable } from '../../day/day-plan-of.ts';
import { reviseDay } from '../../day/revise-day.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Conflict } from '../../schedule/conflicts.ts';
import { breaksRest } from '../../schedule/conflicts.ts';
import { shiftDay } from '../../schedule/shift-day.ts';
import { lockDay } from '../bracket/lock-day.ts';
import type { DelayEntry } from './kickoff-entry.ts';

/** Games at their new times, and what would go wrong with them. */
export interface ShiftShown {
  readonly shifted: readonly {
    readonly gameId: number | null;
    readonly field: string;
    readonly startTime: string;
    readonly endTime: string;
  }[];
  readonly conflicts: readonly Conflict[];
}

export interface ShiftOrder {
  readonly tournamentId: number;
  readonly entry: DelayEntry;
  readonly by: string;
}

/** What an organizer may accept on a late day: a short rest, and play beyond the hours. */
const acceptable: readonly Conflict['rule'][] = ['rest', 'hours'];

/** Shifts the rest of a late day, on one field or on all; what has started or is locked stays. */
export class ShiftGames {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ tournamentId, entry, by }: ShiftOrder): Promise<ShiftShown> {
    const day = await lockDay(this.tournaments, this.brackets, tournamentId);
    const { from, minutes, field, preview, confirm } = entry;
    const delay = { from, minutes, ...(field === null ? {} : { field }) };
    const { timetable, shifted, conflicts } = shiftDay(dayPlanOf(day), delay);
    const idOf = new Map(day.games.map(({ game }) => [game.match, game.id]));
    const shown = shifted.map(({ match, field: on, start, end }) => ({
      ...{ gameId: idOf.get(match) ?? null, field: on, startTime: start, endTime: end },
    }));
    if (preview) return { shifted: shown, conflicts };
    const inTheWay = conflicts.filter(({ rule }) => !acceptable.includes(rule));
    if (inTheWay.length > 0) throw cannotShift(inTheWay);
    if (conflicts.length > 0 && !confirm) throw breaksRest(conflicts);
    const revised = reviseDay(day, withTimetable(day, timetable), { isConfirmed: false });
    await this.brackets.save(revised, { by, at: this.clock.now() });
    await this.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'day shifted', to: delay });
    return { shifted: shown, conflicts };
  }
}

function cannotShift(conflicts: readonly Conflict[]): Refusal {
  return new Refusal('conflict', conflicts.map(({ sentence }) => sentence).join(' '), conflicts);
}
