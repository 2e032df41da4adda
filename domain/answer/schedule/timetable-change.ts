import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import type { Conflict } from '../../rule/schedule/conflicts.ts';
import type { ScheduledGame } from '../../rule/schedule/timetable.ts';

/** Rules that a change of the timetable would break, in sentences. */
export interface ConflictsView {
  readonly conflicts: readonly Conflict[];
}

/** Game at its new time, and its field and kick-off before; ISO 8601. */
export interface ShiftedGame {
  readonly gameId: number | null;
  readonly field: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly was: { readonly field: string; readonly startTime: string };
}

/** Games at their new times, with the resulting conflicts. */
export interface ShiftView extends ConflictsView {
  readonly shifted: readonly ShiftedGame[];
  /** Mark of these moves: a call that sends it is refused where other games would move by now. */
  readonly mark: string;
}

/** Day before shifting games, and the moves. */
interface Shifted extends ConflictsView {
  readonly day: TournamentDay;
  readonly shifted: readonly ScheduledGame[];
  readonly mark: string;
}

export function shiftView({ day, shifted, conflicts, mark }: Shifted): ShiftView {
  const idOf = new Map(day.games.map(({ game }) => [game.match, game.id]));
  const before = new Map(day.draw.timetable.games.map((game) => [game.match, game]));
  const games = shifted.map((game) => {
    const { match, field, start, end } = game;
    const was = before.get(match) ?? game;
    return {
      ...{ gameId: idOf.get(match) ?? null, field, startTime: start, endTime: end },
      was: { field: was.field, startTime: was.start },
    };
  });
  return { shifted: games, conflicts, mark };
}
