import { Injectable } from '@nestjs/common';
import { isMatchDay } from '../../domain/answer/game/match-day.ts';
import { type GameCard, type GameDetail, type PublicGame, publicGame } from '../../domain/answer/game/public-game.ts';
import { Database } from '../database/database.ts';
import { isCalledOffSql } from '../tournament/postgres-called-off.ts';
import { byTimeSql, gameCards, inOrderOfTime } from './postgres-game-cards.ts';

const oneCard = { name: 'game_card', sql: `${gameCards} where game.id = $1`, freesNoPlace: true } as const;

const detailedCards = gameCards.replace(
  'game.version',
  'game.version, game.notes, game.created_at as "createdAt", game.updated_at as "updatedAt"',
);

/** Reads games for the lists. */
@Injectable()
export class PostgresGames {
  constructor(private readonly database: Database) {}

  /** Lists games of visible tournaments: in progress, then upcoming by time unless called off, then completed in the last twelve hours, the latest first. */
  live(now: Date): Promise<readonly PublicGame[]> {
    return this.list(
      `left join lateral (
         select coalesce(max(timestamp), game.end_time) as over_at from score_updates
         where game_id = game.id and kind in ('complete', 'forfeit', 'abandon')) ended on game.status = 'completed'
       where tournament.visible and not ${isCalledOffSql} and (game.status <> 'completed' or
         (game.updated_at > $1::timestamptz - interval '12 hours' and over_at > $1::timestamptz - interval '12 hours'))
       order by array_position(array['in_progress', 'scheduled', 'completed'], game.status::text),
         over_at desc nulls last, ${byTimeSql}`,
      [now],
    );
  }

  /** Lists the games in progress in visible tournaments, or in one of them. */
  inProgress(tournamentId?: number): Promise<readonly PublicGame[]> {
    return this.list(
      `where tournament.visible and game.status = 'in_progress' and ($1::integer is null or tournament.id = $1) ${inOrderOfTime}`,
      [tournamentId ?? null],
    );
  }

  /** Lists every game by time. */
  all(): Promise<readonly PublicGame[]> {
    return this.list(inOrderOfTime);
  }

  /** Returns whether a game of a visible tournament is on, or is played on the day of an instant. */
  async isMatchDay(now: Date): Promise<boolean> {
    const near = await this.database.query<Pick<PublicGame, 'status' | 'startTime'>>(
      `select distinct game.status, game.start_time as "startTime"
       from games game join tournaments tournament on tournament.id = game.tournament_id
       where tournament.visible and not ${isCalledOffSql} and (game.status = 'in_progress' or
         game.start_time between $1::timestamptz - interval '2 days' and $1::timestamptz + interval '2 days')`,
      [now],
    );
    return isMatchDay(near, now);
  }

  /** Returns a game with the organizers' notes; `all` includes hidden tournaments. */
  async findDetail(id: number, which: 'visible' | 'all'): Promise<GameDetail | undefined> {
    const [row] = await this.database.query<Omit<GameDetail, 'shootout'> & GameCard>(
      `${detailedCards} where game.id = $1${which === 'visible' ? ' and tournament.visible' : ''}`,
      [id],
    );
    return row && { ...publicGame(row), notes: row.notes, createdAt: row.createdAt, updatedAt: row.updatedAt };
  }

  async find(id: number): Promise<PublicGame | undefined> {
    const [card] = await this.database.ask<GameCard>(oneCard, [id]);
    return card && publicGame(card);
  }

  private async list(which: string, parameters: readonly unknown[] = []): Promise<readonly PublicGame[]> {
    const cards = await this.database.query<GameCard>(`${gameCards} ${which}`, parameters);
    return cards.map(publicGame);
  }
}
