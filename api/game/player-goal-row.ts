import type { GoalOnFile } from '../../domain/port/goals.ts';
import { instantOfEntry, integer, nullable, numbered, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, nullingOnDelete, refersTo } from '../database/keys.ts';

/** Row of a goal; the player is null if the scorer was removed, is unknown, or is not of the team. */
export interface PlayerGoalRow extends GoalOnFile {
  readonly updatedAt: Date;
}

export const playerGoalRows = rowsOf<PlayerGoalRow>({
  name: 'player_goal',
  tableName: 'player_goals',
  columns: {
    id: numbered('player_goals'),
    gameId: integer('game_id'),
    playerId: nullable(integer('player_id')),
    teamId: integer('team_id'),
    minute: integer('minute'),
    scorer: withDefault(varchar('scorer', 20), 'player'),
    keeperId: nullable(integer('keeper_id')),
    updatedBy: withDefault(varchar('updated_by', 100), 'admin'),
    createdAt: instantOfEntry('created_at'),
    updatedAt: instantOfEntry('updated_at'),
  },
  indices: [
    { name: 'player_goals_game_index', columns: ['gameId'] },
    { name: 'player_goals_player_index', columns: ['playerId'] },
  ],
  checks: [
    { name: 'player_goals_minute_played', expression: 'minute between 1 and 90' },
    { name: 'player_goals_scorer_known', expression: `scorer in ('player', 'unknown', 'own')` },
    { name: 'player_goals_of_nobody', expression: `scorer = 'player' or player_id is null` },
  ],
  foreignKeys: [
    cascading(refersTo('player_goals_game', 'gameId', 'game')),
    nullingOnDelete(refersTo('player_goals_player', 'playerId', 'player')),
    refersTo('player_goals_team', 'teamId', 'team'),
    nullingOnDelete(refersTo('player_goals_keeper', 'keeperId', 'score_keeper')),
  ],
});
