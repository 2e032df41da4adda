import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { noSuchGame } from '../../domain/rule/bracket/enter-game.ts';
import { coversGame } from '../../domain/rule/score-keeper/keeper-range.ts';
import { GameMoves } from './game-moves.ts';
import { LiveBoard, type LiveGames } from './live-board.ts';
import { ScoreAuthors } from './score-authors.ts';

/** Games that a caller may keep: all, or those within the range of a keeper's link. */
@Injectable()
export class KeptGames {
  constructor(
    private readonly moves: GameMoves,
    private readonly board: LiveBoard,
    private readonly authors: ScoreAuthors,
  ) {}

  /** Lists them, or those of a tournament. The list of all is made once for everybody. */
  async list(request: Request, tournamentId: number | undefined): Promise<LiveGames> {
    if (!(await this.authors.isTrusted(request))) throw new UnauthorizedException('Please sign in as a score keeper');
    const { width } = await this.authors.of(request);
    const all = await this.board.all.get();
    if (width === undefined && tournamentId === undefined) return all;
    const isAsked = (game: PublicGame) => tournamentId === undefined || game.tournamentId === tournamentId;
    return all.with(all.games.filter((game) => isAsked(game) && coversGame(width, game)));
  }

  /** Refuses a game that is not among them as if it did not exist. */
  async refuseOthers(id: number, request: Request): Promise<void> {
    const [game, { width }] = [await this.moves.find(id), await this.authors.of(request)];
    if (!coversGame(width, game)) throw noSuchGame();
  }
}
