import { changesBetween } from '../../audit/changes.ts';
import { type GameMove, isEntry } from '../../game/game-move.ts';
import type { Given } from '../../port/ports.ts';
import { type OpenGame, openDay, openGame } from './open-game.ts';
import { type MoveResult, saveEntry, saveMove } from './save-move.ts';
import type { SentMove } from './sent-move.ts';

/** Starts, scores, completes, reopens, forfeits, abandons or deletes a game, and carries the change through the brackets. */
export class ChangeGame {
  constructor(private readonly ports: Given<'brackets'>) {}

  async run(order: SentMove): Promise<void> {
    const { move } = order;
    if (isEntry(move)) {
      const open = await openGame(this.ports.brackets, order);
      await this.note(order, open, await saveEntry(this.ports.brackets, open, move, this.madeBy(order)));
    } else {
      const open = await openDay(this.ports.brackets, order);
      await this.note(order, open, await saveMove(this.ports.brackets, open, move, this.madeBy(order)));
    }
  }

  private madeBy({ writer, isConfirmed }: SentMove) {
    return { writer, isConfirmed, at: this.ports.clock.now() };
  }

  private async note({ gameId, move }: SentMove, { onFile }: OpenGame, { after, history }: MoveResult): Promise<void> {
    if (history.length === 0) return;
    const changes = changesBetween(onFile.game, after ?? {});
    await this.ports.audit.note({ thing: 'game', recordId: gameId, what: deeds[move.kind], ...changes });
  }
}

const deeds: Readonly<Record<GameMove['kind'], string>> = {
  start: 'started',
  score: 'score entered',
  complete: 'completed',
  reopen: 'reopened',
  forfeit: 'forfeited',
  abandon: 'abandoned',
  delete: 'deleted',
};
