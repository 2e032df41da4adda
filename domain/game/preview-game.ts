import type { Brackets } from '../bracket/brackets.ts';
import { gameOn, noSuchGame } from '../bracket/enter-game.ts';
import { type RevisionShown, revisionShown } from '../bracket/revision-shown.ts';
import { type GameOrder, revisedBy } from './change-game.ts';

/** What a correction would do to the rest of the tournament. */
export type GamePreview = RevisionShown;

/** Shows an organizer what a correction would change, before anything is saved. */
export class PreviewGame {
  constructor(private readonly brackets: Brackets) {}

  async run({ gameId, move, scribe }: Pick<GameOrder, 'gameId' | 'move' | 'scribe'>): Promise<GamePreview> {
    const day = await this.brackets.lockWithGame(gameId);
    if (day === undefined) throw noSuchGame();
    return revisionShown(day, revisedBy(move, { day, onFile: gameOn(day, gameId), scribe, isConfirmed: true }));
  }
}
