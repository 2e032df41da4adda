import type { DivisionView, MatchView } from '../../day/division-view.ts';
import { undivided } from '../../match/division.ts';
import type { ScheduledGame, Timetable } from '../../schedule/timetable.ts';
import type { BracketOnFile } from './public-bracket.ts';

/** Match as the bracket screens read it (operations specification, section 3), before it is stored. */
export interface BracketRow extends Omit<BracketOnFile, 'id' | 'tournamentId' | 'gameTime'> {
  /** Kick-off, ISO 8601. */
  readonly gameTime: string | null;
}

/** Value of the field for a match that is no game. */
export const byeField = 'BYE';

/** Returns all matches of a tournament with their fields and times, in the order of the brackets. */
export function bracketRows(divisions: readonly DivisionView[], timetable: Timetable): readonly BracketRow[] {
  const games = new Map(timetable.games.map((game) => [game.match, game]));
  return divisions.flatMap(({ matches }) => matches.map((match) => rowOf(match, games.get(match.key))));
}

function rowOf(match: MatchView, game: ScheduledGame | undefined): BracketRow {
  const { key: matchKey, stage, round, position, team1Id, team2Id, winnerId, status, slots, isBye, division } = match;
  return {
    ...{ matchKey, stage, round, position, team1Id, team2Id, winnerId, status, slots },
    field: isBye ? byeField : (game?.field ?? null),
    gameTime: isBye ? null : (game?.start ?? null),
    ageBracket: division === undivided ? null : division,
  };
}
