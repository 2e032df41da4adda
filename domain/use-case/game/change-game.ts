import { changesBetween } from '../../audit/changes.ts';
import { type GameMove, isEntry } from '../../game/game-move.ts';
import type { Given } from '../../port/ports.ts';
import { type OpenGame, openDay, openGame } from './open-game.ts';
import { type MoveResult, saveEntry, saveMove } from './save-move.ts';
import type { SentMove } from './sent-move.ts';

/** Starts, scores, completes, reopens, forfeits, abandons or deletes a game, and carries the change through the brackets. */
export class ChangeGame {
  constructor(private readonly ports: Given<'brackets'>) {}

  async run(order: SentMove): Promise<Pick<MoveResult, 'isTied'>> {
    const { move } = order;
    if (isEntry(move)) {
      const open = await openGame(this.ports.brackets, order);
      return this.note(order, open, await saveEntry(this.ports.brackets, open, move, this.madeBy(order)));
    }
    const open = await openDay(this.ports.brackets, order);
    return this.note(order, open, await saveMove(this.ports.brackets, open, move, this.madeBy(order)));
  }

  private madeBy({ writer, isConfirmed }: SentMove) {
    return { writer, isConfirmed, at: this.ports.clock.now() };
  }

  private async note({ gameId, move }: SentMove, { onFile }: OpenGame, made: MoveResult): Promise<MoveResult> {
    const { after, history } = made;
    if (history.length === 0) return made;
    const changes = changesBetween(onFile.game, after ?? {});
    await this.ports.audit.note({ thing: 'game', recordId: gameId, what: deeds[move.kind], ...changes });
    return made;
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
