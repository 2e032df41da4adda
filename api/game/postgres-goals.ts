import { Injectable } from '@nestjs/common';
import type { GamePlayer, ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import type { ScorerRecord } from '../../domain/answer/game/top-scorers.ts';
import { type GoalOnFile, Goals } from '../../domain/port/goals.ts';
import { type Goal, type GoalCorrection, ownGoal, unknownScorer } from '../../domain/rule/game/goal.ts';
import type { ScoreWriter } from '../../domain/rule/game/score-writer.ts';
import { removedPlayer } from '../../domain/rule/player/public-name.ts';
import { Database } from '../database/database.ts';
import { type PlayerGoalRow, playerGoalRows } from './player-goal-row.ts';
import { isVoidSql } from './postgres-game-cards.ts';

/** Scorer row from which the top scorers are made. */
interface ScorerOnFile extends ScorerRecord {
  readonly birthYear: number | null;
}

/** Goal row with the name and birth year of its scorer. */
interface ScoredGoal extends Omit<ListedGoal, 'createdAt' | 'updatedAt'> {
  readonly birthYear: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

@Injectable()
export class PostgresGoals extends Goals {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(goal: Goal, { name, keeperId }: ScoreWriter, at: Date): Promise<GoalOnFile> {
    const row = { ...goal, keeperId, updatedBy: name, createdAt: at };
    const { identifiers } = await this.database.manager.insert(playerGoalRows, { ...row, updatedAt: at });
    return { ...row, id: Number(identifiers[0]?.id) };
  }

  override async find(id: number): Promise<GoalOnFile | undefined> {
    const row = await this.database.manager.findOneBy(playerGoalRows, { id });
    return row === null ? undefined : toGoal(row);
  }

  override async ofGame(gameId: number): Promise<readonly GoalOnFile[]> {
    const rows = await this.database.manager.find(playerGoalRows, { where: { gameId }, order: { id: 'ASC' } });
    return rows.map(toGoal);
  }

  override async countOf(playerId: number): Promise<number> {
    return this.database.manager.countBy(playerGoalRows, { playerId });
  }

  override async correct(id: number, goal: GoalCorrection, { name }: ScoreWriter, at: Date): Promise<void> {
    const { playerId, minute, scorer } = goal;
    await this.database.manager.update(
      playerGoalRows,
      { id },
      { playerId, minute, scorer, updatedBy: name, updatedAt: at },
    );
  }

  override async changeMinute(id: number, minute: number, { name }: ScoreWriter, at: Date): Promise<boolean> {
    const changed = { minute, updatedBy: name, updatedAt: at };
    const { affected } = await this.database.manager.update(playerGoalRows, { id }, changed);
    return affected === 1;
  }

  override async remove(id: number): Promise<void> {
    await this.database.manager.delete(playerGoalRows, { id });
  }

  /** Lists the goals of a game in the order of play, or one of them. */
  async listed(gameId: number, id?: number): Promise<readonly ListedGoal[]> {
    const rows = await this.scored(gameId, id);
    return rows.map(({ birthYear, createdAt, updatedAt, ...goal }) => {
      return { ...goal, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    });
  }

  /** Lists the goals of a game in the order of play, or one of them, with the birth years of their scorers. */
  scored(gameId: number, id?: number): Promise<readonly ScoredGoal[]> {
    return this.database.query(
      `select goal.id, goal.game_id as "gameId", goal.player_id as "playerId",
         goal.scorer,
         coalesce(player.name, case goal.scorer when 'unknown' then $4 when 'own' then $5 else $2 end) as "playerName",
         player.birth_year as "birthYear",
         goal.team_id as "teamId", goal.minute,
         goal.updated_by as "updatedBy", goal.created_at as "createdAt", goal.updated_at as "updatedAt"
       from player_goals goal left join players player on player.id = goal.player_id
       where goal.game_id = $1 and ($3::integer is null or goal.id = $3) order by goal.minute, goal.id`,
      [gameId, removedPlayer, id ?? null, unknownScorer, ownGoal],
    );
  }

  /** Lists the players of both teams of a game. */
  rosters(gameId: number): Promise<readonly GamePlayer[]> {
    return this.database.query(
      `select player.id, player.name, registration.team_id
       from games game
       join tournament_registrations registration on registration.tournament_id = game.tournament_id
         and registration.team_id in (game.team1_id, game.team2_id)
       join players player on player.id = registration.player_id
       where game.id = $1 order by registration.team_id = game.team2_id, player.name, player.id`,
      [gameId],
    );
  }

  /** Returns the tournament names that can filter the scorers. */
  async tournamentNames(): Promise<ReadonlySet<string>> {
    const named = await this.database.query<{ name: string }>('select name from tournaments where visible');
    return new Set(named.map(({ name }) => name));
  }

  /** Lists everybody with a goal in the visible tournaments, or in the one with this name, with the games of their teams. */
  scorers(tournament: string | undefined): Promise<readonly ScorerOnFile[]> {
    return this.database.query(
      `with seen as (select id, age_group from tournaments where visible and ($1::text is null or name = $1)),
       scored as (
         select goal.player_id, count(*)::int as total, (array_agg(goal.team_id order by game.start_time desc nulls last, goal.id desc))[1] as team_id
         from player_goals goal join games game on game.id = goal.game_id
         where goal.player_id is not null and game.bracket_id is not null and not ${isVoidSql} and game.tournament_id in (select id from seen)
         group by goal.player_id)
       select player.id as "playerId", player.name, player.birth_year as "birthYear",
         team.id as "teamId", team.name as "teamName",
         coalesce(team.age_bracket, seen.age_group) as "ageGroup", scored.total as "totalGoals",
         (select count(*)::int from games game
          join tournament_registrations registration on registration.tournament_id = game.tournament_id
            and registration.team_id in (game.team1_id, game.team2_id)
          where registration.player_id = player.id and game.bracket_id is not null and game.status <> 'scheduled' and not ${isVoidSql}
            and (game.forfeited_by is null or game.ending->>'before' is not null)
            and game.tournament_id in (select id from seen)) as "gamesPlayed"
       from scored join players player on player.id = scored.player_id
       join teams team on team.id = scored.team_id join seen on seen.id = team.tournament_id`,
      [tournament ?? null],
    );
  }
}

const toGoal = ({ updatedAt: _, ...goal }: PlayerGoalRow): GoalOnFile => goal;
