import type { DivisionView, MatchView } from '../../day/division-view.ts';
import { undivided } from '../../match/division.ts';
import type { BracketPlace, MatchKey, TeamId } from '../../match/match.ts';
import type { ScheduledGame, Timetable } from '../../schedule/timetable.ts';

/** Match as the bracket screens read it (operations specification, section 3). */
export interface BracketRow extends Omit<BracketPlace, 'division'> {
  readonly key: MatchKey;
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly winnerId: TeamId | null;
  /** Name of the field, or BYE for a bye. */
  readonly field: string | null;
  /** Kick-off, ISO 8601. */
  readonly gameTime: string | null;
  readonly status: MatchView['status'];
  /** Null means all ages. */
  readonly ageBracket: string | null;
}

/** Value of the field for a match that is no game. */
export const byeField = 'BYE';

/** Returns all matches of a tournament with their fields and times, in the order of the brackets. */
export function bracketRows(divisions: readonly DivisionView[], timetable: Timetable): readonly BracketRow[] {
  const games = new Map(timetable.games.map((game) => [game.match, game]));
  return divisions.flatMap(({ matches }) => matches.map((match) => rowOf(match, games.get(match.key))));
}

function rowOf(match: MatchView, game: ScheduledGame | undefined): BracketRow {
  const { key, stage, round, position, team1Id, team2Id, winnerId, status, isBye, division } = match;
  return {
    ...{ key, stage, round, position, team1Id, team2Id, winnerId, status },
    field: isBye ? byeField : (game?.field ?? null),
    gameTime: isBye ? null : (game?.start ?? null),
    ageBracket: division === undivided ? null : division,
  };
}
