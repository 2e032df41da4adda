import type { GameChange } from '../../domain/rule/game/history.ts';
import { instant, integer, numbered, rowsOf, varchar } from '../database/columns.ts';

/** Entry in the history of a game. Entries are only added, and outlive their game. */
interface ScoreUpdateRow extends Omit<GameChange, 'from' | 'to'> {
  readonly id: number;
  readonly fromTeam1Score: number;
  readonly fromTeam2Score: number;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly timestamp: Date;
  readonly updatedBy: string;
}

const kinds = `kind in ('score', 'start', 'complete', 'reopen', 'forfeit', 'abandon', 'reset', 'put-back', 'delete')`;

export const scoreUpdateRows = rowsOf<ScoreUpdateRow>({
  name: 'score_update',
  tableName: 'score_updates',
  columns: {
    id: numbered('score_updates'),
    gameId: integer('game_id'),
    kind: varchar('kind', 20),
    fromTeam1Score: integer('from_team1_score'),
    fromTeam2Score: integer('from_team2_score'),
    team1Score: integer('team1_score'),
    team2Score: integer('team2_score'),
    timestamp: instant('timestamp'),
    updatedBy: varchar('updated_by', 100),
  },
  indices: [{ name: 'score_updates_game_index', columns: ['gameId'] }],
  checks: [{ name: 'score_updates_kind_known', expression: kinds }],
});
