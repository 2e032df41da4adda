import { Injectable } from '@nestjs/common';
import type { ChangedGame, PublicGame } from '../../domain/answer/game/public-game.ts';
import { noSuchGame } from '../../domain/rule/bracket/enter-game.ts';
import { changeGame, previewGame } from '../../domain/use-case/game/change-game.ts';
import type { SentMove } from '../../domain/use-case/game/sent-move.ts';
import { Commands } from '../database/commands.ts';
import { GameTurns } from './game-turns.ts';
import { PostgresGames } from './postgres-games.ts';

/** Lets a last statement leave together with the end of its transaction, without waiting; if it fails, the transaction reports the reason. */
function askedLast<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}

/** Makes moves in games, and returns the game afterwards. */
@Injectable()
export class GameMoves {
  constructor(
    private readonly turns: GameTurns,
    private readonly commands: Commands,
    private readonly games: PostgresGames,
  ) {}

  /** Returns the game after the move; undefined if it is gone. */
  async change(order: SentMove): Promise<ChangedGame | undefined> {
    const { isTied, found } = await this.turns.take(order.gameId, async () => {
      const made = await this.commands.run(changeGame, order);
      return { isTied: made.isTied, found: askedLast(this.games.find(order.gameId)) };
    });
    const game = await found;
    return game && (isTied ? { ...game, isTied } : game);
  }

  /** Returns the game as it stands, and what the move would bring. */
  async preview(order: Pick<SentMove, 'gameId' | 'move' | 'writer'>): Promise<ChangedGame> {
    const consequences = await this.commands.run(previewGame, order);
    return { ...(await this.find(order.gameId)), ...consequences };
  }

  async find(id: number): Promise<PublicGame> {
    const game = await this.games.find(id);
    if (game === undefined) throw noSuchGame();
    return game;
  }
}
