import { Injectable } from '@nestjs/common';
import type { GameCard } from '../../domain/answer/game/public-game.ts';
import { minutesOfPlay } from '../../domain/rule/game/game-clock.ts';
import { Database } from '../database/database.ts';
import { inNumberOrder } from '../database/number-order.ts';

/** Condition for a game forfeited by a team's withdrawal. */
export const isWithdrawalSql = `coalesce((game.ending->>'isWithdrawal')::boolean, false)`;

/** Conditions for an abandoned game, and for one that counts for nothing. */
export const isAbandonedSql = `coalesce(game.unfinished in ('stands', 'void'), false)`;
export const isVoidSql = `coalesce(game.unfinished in ('void', 'unplayed'), false)`;

/** Condition for a knock-out game that a golden goal decided: of the goals on record, one alone came after the length of play, and it won the game. */
export const isGoldenGoalSql = `(game.status = 'completed' and game.stage <> 'group' and game.forfeited_by is null
    and game.unfinished is null and game.team1_shootout is null and abs(game.team1_score - game.team2_score) = 1
    and coalesce((select array_agg(late.team_id) from player_goals late
      where late.game_id = game.id and late.minute > ${minutesOfPlay}) = array[game.winner_id], false))`;

/** Query of a game with the names of its teams, from which all game lists are made; a condition and an order may follow. */
export const gameCards = `select game.id, game.tournament_id as "tournamentId", game.bracket_id as "bracketId", game.stage,
    game.round, game.age_bracket as "ageBracket", game.team1_id as "team1Id", game.team2_id as "team2Id",
    team1.name as "team1Name", team2.name as "team2Name", game.team1_score as "team1Score",
    game.team2_score as "team2Score", game.team1_shootout as "team1Shootout", game.team2_shootout as "team2Shootout",
    game.forfeited_by as "forfeitedBy", ${isWithdrawalSql} as "isWithdrawal",
    ${isAbandonedSql} as "isAbandoned", ${isVoidSql} as "isVoid", ${isGoldenGoalSql} as "isGoldenGoal", game.status, game.start_time as "startTime", game.end_time as "endTime", game.started_at as "startedAt", game.field, game.winner_id as "winnerId",
    (select json_build_object('position', own.position, 'slots', own.slots, 'rounds',
      (select max(round) from brackets main where main.tournament_id = own.tournament_id
        and main.age_bracket is not distinct from own.age_bracket and main.stage in ('knockout', 'group')))
      from brackets own where own.id = game.bracket_id) as match,
    game.version
  from games game
  join tournaments tournament on tournament.id = game.tournament_id
  left join teams team1 on team1.id = game.team1_id
  left join teams team2 on team2.id = game.team2_id`;

/** Sort keys of games by time, then by field. */
export const byTimeSql = `game.start_time, ${inNumberOrder('game.field')}, game.id`;

/** Order of a tournament's games: by time, then by field. */
export const inOrderOfTime = `order by ${byTimeSql}`;

@Injectable()
export class PostgresGameCards {
  constructor(private readonly database: Database) {}

  /** Lists all games of a tournament by time, then by field. */
  ofTournament(tournamentId: number): Promise<readonly GameCard[]> {
    return this.database.query<GameCard>(`${gameCards} where game.tournament_id = $1 ${inOrderOfTime}`, [tournamentId]);
  }

  async find(id: number): Promise<GameCard | undefined> {
    const [card] = await this.database.query<GameCard>(`${gameCards} where game.id = $1`, [id]);
    return card;
  }
}
