import type { DivisionView, MatchView } from '../../rule/bracket/division-view.ts';
import { undivided } from '../../rule/match/division.ts';
import { announcedPlaces } from '../../rule/schedule/game-times.ts';
import type { Timetable } from '../../rule/schedule/timetable.ts';
import type { BracketOnFile } from './public-bracket.ts';

/** Match as the bracket screens read it (operations specification, section 3), before it is stored. */
export interface BracketRow extends Omit<BracketOnFile, 'id' | 'tournamentId' | 'gameTime'> {
  /** Kick-off, ISO 8601; null for a bye, and where it is to be announced. */
  readonly gameTime: string | null;
}

/** Value of the field for a match that is no game. */
export const byeField = 'BYE';

/** Returns all matches of a tournament with their fields and times, in the order of the brackets. */
export function bracketRows(divisions: readonly DivisionView[], timetable: Timetable): readonly BracketRow[] {
  const places = announcedPlaces(timetable);
  return divisions.flatMap(({ matches }) => matches.map((match) => rowOf(match, places.get(match.key))));
}

type Place = Pick<BracketRow, 'field'> & { readonly start: string | null };

function rowOf(match: MatchView, game: Place | undefined): BracketRow {
  const { key: matchKey, stage, round, position, team1Id, team2Id, winnerId, status, slots, isBye, division } = match;
  return {
    ...{ matchKey, stage, round, position, team1Id, team2Id, winnerId, status, slots },
    field: isBye ? byeField : (game?.field ?? null),
    gameTime: isBye ? null : (game?.start ?? null),
    ageBracket: division === undivided ? null : division,
  };
}
