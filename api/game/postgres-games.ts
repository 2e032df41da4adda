import type { PublicGame } from '../../domain/game/public-game.ts';
import type { Database } from '../database/database.ts';

/** The games as lists show them. */
export class PostgresGames {
  constructor(private readonly database: Database) {}

  /** Of visible tournaments: in progress, then to come by time, then completed in the last twelve hours, the latest first. */
  live(now: Date): Promise<readonly PublicGame[]> {
    return this.list(
      `join tournaments tournament on tournament.id = game.tournament_id and tournament.visible
       left join lateral (
         select coalesce(max(timestamp), game.end_time) as over_at from score_updates
         where game_id = game.id and kind in ('complete', 'forfeit')) ended on game.status = 'completed'
       where game.status <> 'completed'
         or (game.updated_at > $1::timestamptz - interval '12 hours' and over_at > $1::timestamptz - interval '12 hours')
       order by array_position(array['in_progress', 'scheduled', 'completed'], game.status::text),
         over_at desc nulls last, game.start_time, game.field, game.id`,
      [now],
    );
  }

  /** The games that are being played in visible tournaments. */
  inProgress(): Promise<readonly PublicGame[]> {
    return this.list(
      `join tournaments tournament on tournament.id = game.tournament_id and tournament.visible
       where game.status = 'in_progress' order by game.start_time, game.field, game.id`,
    );
  }

  /** Every game, or every game of a tournament, by time. */
  all(tournamentId?: number): Promise<readonly PublicGame[]> {
    return this.list(
      `where $1::integer is null or game.tournament_id = $1 order by game.start_time, game.field, game.id`,
      [tournamentId ?? null],
    );
  }

  /** A game of a visible tournament. */
  async findPublic(id: number): Promise<PublicGame | undefined> {
    const [game] = await this.list(
      `join tournaments tournament on tournament.id = game.tournament_id and tournament.visible where game.id = $1`,
      [id],
    );
    return game;
  }

  async find(id: number): Promise<PublicGame | undefined> {
    const [game] = await this.list('where game.id = $1', [id]);
    return game;
  }

  private async list(which: string, parameters: readonly unknown[] = []): Promise<readonly PublicGame[]> {
    const rows = await this.database.query<GameRecord>(`select ${columns} ${which}`, parameters);
    return rows.map(toPublicGame);
  }
}

const columns = `
  game.id, game.tournament_id as "tournamentId", game.bracket_id as "bracketId",
  game.team1_id as "team1Id", game.team2_id as "team2Id", team1.name as "team1Name", team2.name as "team2Name",
  game.team1_score as "team1Score", game.team2_score as "team2Score",
  game.team1_shootout as "team1Shootout", game.team2_shootout as "team2Shootout",
  game.round, game.stage, game.age_bracket as "ageBracket", game.status,
  game.start_time as "startTime", game.end_time as "endTime", game.field, game.winner_id as "winnerId", game.version
  from games game
  left join teams team1 on team1.id = game.team1_id
  left join teams team2 on team2.id = game.team2_id`;

interface GameRecord extends Omit<PublicGame, 'shootout' | 'startTime' | 'endTime'> {
  readonly team1Shootout: number | null;
  readonly team2Shootout: number | null;
  readonly startTime: Date;
  readonly endTime: Date;
}

function toPublicGame({ team1Shootout, team2Shootout, ...record }: GameRecord): PublicGame {
  const isShotOut = team1Shootout !== null && team2Shootout !== null;
  return {
    ...record,
    shootout: isShotOut ? { team1: team1Shootout, team2: team2Shootout } : null,
    startTime: record.startTime.toISOString(),
    endTime: record.endTime.toISOString(),
  };
}
