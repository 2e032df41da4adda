import type { BracketOnFile } from '../../domain/answer/bracket/public-bracket.ts';
import { instant, integer, json, nullable, numbered, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

/** Bracket match as last derived from the draw and the results; never edited by hand. Its id stays with its key. */
export type BracketMatchRow = BracketOnFile;

export const bracketMatchRows = rowsOf<BracketMatchRow>({
  name: 'bracket',
  tableName: 'brackets',
  columns: {
    id: numbered('brackets'),
    tournamentId: integer('tournament_id'),
    matchKey: varchar('match_key', 120),
    stage: varchar('stage', 20),
    round: integer('round'),
    position: integer('position'),
    team1Id: nullable(integer('team1_id')),
    team2Id: nullable(integer('team2_id')),
    winnerId: nullable(integer('winner_id')),
    field: nullable(varchar('field', 100)),
    gameTime: nullable(instant('game_time')),
    status: withDefault(varchar('status', 20), 'scheduled'),
    ageBracket: nullable(varchar('age_bracket', 50)),
    slots: json('slots'),
  },
  uniques: [{ name: 'brackets_match_unique', columns: ['tournamentId', 'matchKey'] }],
  checks: [{ name: 'brackets_status_known', expression: `status in ('scheduled', 'in_progress', 'completed')` }],
  foreignKeys: [
    cascading(refersTo('brackets_tournament', 'tournamentId', 'tournament')),
    refersTo('brackets_team1', 'team1Id', 'team'),
    refersTo('brackets_team2', 'team2Id', 'team'),
    refersTo('brackets_winner', 'winnerId', 'team'),
  ],
});
