import { changesBetween } from '../../audit/changes.ts';
import { type GameMove, isEntry } from '../../game/game-move.ts';
import type { Given } from '../../port/ports.ts';
import { type OpenGame, openDay, openGame } from './open-game.ts';
import { type MoveResult, saveEntry, saveMove } from './save-move.ts';
import type { SentMove } from './sent-move.ts';

type Needed = Given<'brackets'>;

/** Starts, scores, completes, reopens, forfeits, abandons or deletes a game, and carries the change through the brackets. */
export async function changeGame(given: Needed, order: SentMove): Promise<Pick<MoveResult, 'isTied'>> {
  const { move } = order;
  if (isEntry(move)) {
    const open = await openGame(given.brackets, order);
    return note(given, order, open, await saveEntry(given.brackets, open, move, madeBy(given, order)));
  }
  const open = await openDay(given.brackets, order);
  return note(given, order, open, await saveMove(given.brackets, open, move, madeBy(given, order)));
}

function madeBy(given: Needed, { writer, isConfirmed }: SentMove) {
  return { writer, isConfirmed, at: given.clock.now() };
}

async function note(
  given: Needed,
  { gameId, move }: SentMove,
  { onFile }: OpenGame,
  made: MoveResult,
): Promise<MoveResult> {
  const { after, history } = made;
  if (history.length === 0) return made;
  const changes = changesBetween(onFile.game, after ?? {});
  await given.audit.note({ thing: 'game', recordId: gameId, what: deeds[move.kind], ...changes });
  return made;
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
