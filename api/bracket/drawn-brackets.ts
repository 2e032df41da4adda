import { type PublicBracket, publicBrackets } from '../../domain/bracket/public-bracket.ts';
import { type PublicGame, publicGame } from '../../domain/game/public-game.ts';
import type { Database } from '../database/database.ts';
import type { PostgresGameCards } from '../game/postgres-game-cards.ts';
import { bracketMatchRows } from './bracket-row.ts';

/** The brackets and the games of a tournament as everybody sees them. */
export interface DrawnTournament {
  readonly brackets: readonly PublicBracket[];
  readonly games: readonly PublicGame[];
}

/** Reads brackets and games as they are on file. */
export class DrawnBrackets {
  constructor(
    private readonly database: Database,
    private readonly games: PostgresGameCards,
  ) {}

  async of(tournamentId: number): Promise<DrawnTournament> {
    const brackets = await this.database.manager.findBy(bracketMatchRows, { tournamentId });
    const games = await this.games.ofTournament(tournamentId);
    return { brackets: publicBrackets(brackets), games: games.map(publicGame) };
  }
}
