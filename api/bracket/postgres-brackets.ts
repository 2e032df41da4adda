import { Injectable } from '@nestjs/common';
import { changesTimetable, type DayToSave } from '../../domain/day/revise-day.ts';
import { type EnteredAlone, type SingleGame, standsAlone } from '../../domain/day/single-game.ts';
import type { DrawOnFile, TournamentDay } from '../../domain/day/tournament-day.ts';
import type { GameStatus } from '../../domain/game/game.ts';
import { type Author, Brackets } from '../../domain/port/brackets.ts';
import type { TournamentStatus } from '../../domain/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { type DrawRow, drawRows } from '../draw/draw-row.ts';
import { toGameOnFile } from '../game/game-on-file.ts';
import { gameRows } from '../game/game-row.ts';
import { writeGame, writeGames, writeHistory } from '../game/postgres-game-writes.ts';
import { teamRows } from '../team/team-row.ts';
import { toTournament } from '../tournament/postgres-tournaments.ts';
import { tournamentRows } from '../tournament/tournament-row.ts';
import { bracketMatchRows } from './bracket-row.ts';
import { writeBrackets } from './postgres-bracket-writes.ts';

@Injectable()
export class PostgresBrackets extends Brackets {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(tournamentId: number): Promise<TournamentDay | undefined> {
    await this.database.manager.findOne(tournamentRows, {
      select: { id: true },
      where: { id: tournamentId },
      lock: { mode: 'pessimistic_write' },
    });
    return this.find(tournamentId);
  }

  override async lockWithGame(gameId: number): Promise<TournamentDay | undefined> {
    const row = await this.database.manager.findOne(gameRows, {
      select: { tournamentId: true },
      where: { id: gameId },
    });
    const day = row === null ? undefined : await this.lock(row.tournamentId);
    return day?.games.some(({ game }) => game.id === gameId) ? day : undefined;
  }

  /**
   * A day is locked FOR UPDATE: this waits for it, and it for this, while games beside each other do not wait. Where the game turns
   * out to need its day, the locks are given back first: two that asked for more while holding some would wait for each other.
   */
  override async lockGame(gameId: number): Promise<SingleGame | undefined> {
    const seen = await this.stateOf(gameId);
    if (seen === undefined || !standsAlone(seen.status, seen.gameStatus)) return undefined;
    await this.database.query('savepoint single_game');
    const [tournament] = await this.database.query<SingleGame['tournament']>(
      'select id, status from tournaments where id = $1 for share',
      [seen.tournamentId],
    );
    const row = await this.database.manager.findOne(gameRows, {
      where: { id: gameId },
      lock: { mode: 'pessimistic_write' },
    });
    if (tournament !== undefined && row !== null && standsAlone(tournament.status, row.status))
      return { tournament, onFile: toGameOnFile(row) };
    await this.database.query('rollback to savepoint single_game');
    return undefined;
  }

  override async saveGame({ onFile, history }: EnteredAlone, author: Author): Promise<void> {
    await writeGame(this.database, onFile);
    await writeHistory(this.database, history, author);
  }

  override async find(tournamentId: number): Promise<TournamentDay | undefined> {
    const { manager } = this.database;
    const [draw, tournament] = [
      await manager.findOneBy(drawRows, { tournamentId }),
      await manager.findOneBy(tournamentRows, { id: tournamentId }),
    ];
    if (draw === null || tournament === null) return undefined;
    const games = await manager.find(gameRows, { where: { tournamentId }, order: { startTime: 'ASC', id: 'ASC' } });
    const brackets = await manager.find(bracketMatchRows, { where: { tournamentId }, order: { id: 'ASC' } });
    const teams = await manager.find(teamRows, { select: { id: true, name: true }, where: { tournamentId } });
    return {
      tournament: toTournament(tournament),
      draw: toDraw(draw),
      games: games.map(toGameOnFile),
      seats: brackets.map(({ matchKey, team1Id, team2Id }) => ({ key: matchKey, team1Id, team2Id })),
      teamNames: new Map(teams.map(({ id, name }) => [id, name])),
    };
  }

  override async gamesOf(teamId: number): Promise<number> {
    const [found] = await this.database.query<{ games: number }>(
      `select (select count(*) from games where $1 in (team1_id, team2_id))::int +
         (select count(*) from brackets where $1 in (team1_id, team2_id))::int as games`,
      [teamId],
    );
    return found?.games ?? 0;
  }

  override async save({ before, day, isDrawChanged, history }: DayToSave, author: Author): Promise<void> {
    const { id, status } = day.tournament;
    if (isDrawChanged) await this.writeDraw(id, day.draw);
    await writeBrackets(this.database, day, before);
    await writeGames(this.database, day, before);
    await writeHistory(this.database, history, author);
    if (changesTimetable({ isDrawChanged, history })) await this.noteChange(id, author.at);
    await this.database.query(
      'update tournaments set status = $2, version = version + 1 where id = $1 and status <> $2',
      [id, status],
    );
  }

  /** What decides whether a game stands alone, as it was a moment ago. */
  private async stateOf(gameId: number): Promise<GameState | undefined> {
    const [state] = await this.database.query<GameState>(
      `select game.tournament_id as "tournamentId", game.status as "gameStatus", tournament.status
       from games game join tournaments tournament on tournament.id = game.tournament_id where game.id = $1`,
      [gameId],
    );
    return state;
  }

  private async noteChange(tournamentId: number, at: Date): Promise<void> {
    await this.database.query('update draws set timetable_changed_at = $2 where tournament_id = $1', [
      tournamentId,
      at,
    ]);
  }

  private async writeDraw(tournamentId: number, draw: DrawOnFile): Promise<void> {
    const row = { ...draw, tournamentId, version: draw.version + 1 };
    await this.database.manager.upsert(drawRows, row, ['tournamentId']);
  }
}

interface GameState {
  readonly tournamentId: number;
  readonly gameStatus: GameStatus;
  readonly status: TournamentStatus;
}

function toDraw({ tournamentId: _, timetableChangedAt: __, ...draw }: DrawRow): DrawOnFile {
  return draw;
}
