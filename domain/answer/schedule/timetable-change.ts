import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Conflict } from '../../schedule/conflicts.ts';
import type { ScheduledGame } from '../../schedule/timetable.ts';

/** Rules that a change of the timetable would break, in sentences. */
export interface ConflictsView {
  readonly conflicts: readonly Conflict[];
}

/** Game at its new time; ISO 8601. */
export interface ShiftedGame {
  readonly gameId: number | null;
  readonly field: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Games at their new times, with the resulting conflicts. */
export interface ShiftView extends ConflictsView {
  readonly shifted: readonly ShiftedGame[];
}

/** Day after shifting games, or the preview of it. */
interface Shifted extends ConflictsView {
  readonly day: TournamentDay;
  readonly shifted: readonly ScheduledGame[];
}

export function shiftView({ day, shifted, conflicts }: Shifted): ShiftView {
  const idOf = new Map(day.games.map(({ game }) => [game.match, game.id]));
  const games = shifted.map(({ match, field, start, end }) => ({
    ...{ gameId: idOf.get(match) ?? null, field, startTime: start, endTime: end },
  }));
  return { shifted: games, conflicts };
}
