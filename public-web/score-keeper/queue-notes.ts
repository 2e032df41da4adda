import type { SentGame } from '../game/sent-game.ts';
import { isRefused, type KeeperEntry, type KeeperQueue } from './keeper-queue.ts';
import { words } from './keeping-words.ts';

const { queue: text } = words;

/** Returns notes on this phone's entries for a game that wait for the network or for the keeper's decision. */
export function queueNotes(
  queue: KeeperQueue,
  game: SentGame,
): readonly { readonly id: string; readonly note: string }[] {
  return queue
    .filter((entry) => entry.gameId === game.id && entry.hasWaited)
    .map((entry) => ({ id: entry.id, note: noteOf(entry, game) }));
}

function noteOf(entry: KeeperEntry, game: SentGame): string {
  const said = entryInWords(entry.move, game);
  return isRefused(entry) ? text.decideOn(said, entry.refusal?.sentence ?? '') : text.heldBack(said);
}

/** Describes an entry in words; a goal names its team where the game is known. */
export function entryInWords(move: KeeperEntry['move'], game: SentGame | undefined): string {
  if (move.kind === 'score') return text.moves.score(move.score.team1, move.score.team2);
  if (move.kind === 'settle') return text.moves.settle(move.score.team1, move.score.team2);
  if (move.kind === 'goal') return text.moves.goal(move.minute, game?.[`${move.side}Name`] ?? undefined);
  return text.moves[move.kind];
}
