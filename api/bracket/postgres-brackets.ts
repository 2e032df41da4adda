import { type Author, Brackets } from '../../domain/bracket/brackets.ts';
import type { RevisedDay } from '../../domain/bracket/revise-day.ts';
import type { DrawOnFile, TournamentDay } from '../../domain/bracket/tournament-day.ts';
import type { Database } from '../database/database.ts';
import { toGameOnFile } from '../game/game-on-file.ts';
import { gameRows } from '../game/game-row.ts';
import { writeGames, writeHistory } from '../game/postgres-game-sheet.ts';
import { teamRows } from '../team/team-row.ts';
import { toTournament } from '../tournament/postgres-tournaments.ts';
import { tournamentRows } from '../tournament/tournament-row.ts';
import { bracketMatchRows } from './bracket-row.ts';
import { type DrawRow, drawRows } from './draw-row.ts';
import { writeBrackets } from './postgres-bracket-sheet.ts';

/** The draws as they were read from their table: those need not be written again. */
const onFile = new WeakSet<DrawOnFile>();

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

  override async save({ day, history }: Pick<RevisedDay, 'day' | 'history'>, author: Author): Promise<TournamentDay> {
    const { id, status } = day.tournament;
    await this.writeDraw(id, day.draw);
    await writeBrackets(this.database, day);
    await writeGames(this.database, day);
    await writeHistory(this.database, history, author);
    await this.database.query(
      'update tournaments set status = $2, version = version + 1 where id = $1 and status <> $2',
      [id, status],
    );
    const saved = await this.find(id);
    if (saved === undefined) throw new Error(`Nothing is drawn for tournament ${id}`);
    return saved;
  }

  private async writeDraw(tournamentId: number, draw: DrawOnFile): Promise<void> {
    if (onFile.has(draw)) return;
    const row = { ...draw, tournamentId, version: draw.version + 1 };
    await this.database.manager.upsert(drawRows, row, ['tournamentId']);
  }
}

function toDraw({ tournamentId: _, ...draw }: DrawRow): DrawOnFile {
  onFile.add(draw);
  return draw;
}
