import type { Brackets } from '../../port/brackets.ts';
import { revisedBy } from '../../rule/bracket/revised-by.ts';
import { enterAlone } from '../../rule/bracket/single-game.ts';
import { deriveDay } from '../../rule/bracket/tournament-day.ts';
import type { Game } from '../../rule/game/game.ts';
import { type GameEntry, type GameMove, gameEntered } from '../../rule/game/game-move.ts';
import type { GameChange } from '../../rule/game/history.ts';
import { placeOf } from '../../rule/match/match.ts';
import type { OpenDay, OpenGame } from './open-game.ts';
import type { SentMove } from './sent-move.ts';

/** Author and time of a move. */
interface MadeBy extends Pick<SentMove, 'writer' | 'isConfirmed'> {
  readonly at: Date;
}

/** Result of a move; `after` is undefined where the game was deleted outside the brackets. */
export interface MoveResult {
  readonly after: Game | undefined;
  readonly history: readonly GameChange[];
  /** Whether the next round of the game's division waits for a tie to be decided. */
  readonly isTied: boolean;
}

/** Starts or scores an open game and saves it, alone or with all consequences. */
export async function saveEntry(
  brackets: Brackets,
  open: OpenGame,
  entry: GameEntry,
  made: MadeBy,
): Promise<MoveResult> {
  const { onFile, day } = open;
  if (day !== undefined) return saveMove(brackets, { ...open, day }, entry, made);
  const game = gameEntered(onFile.game, entry, made.writer.role);
  const entered = enterAlone(open, { game, kind: entry.kind });
  await brackets.saveGame(entered, { by: made.writer.name, at: made.at });
  return { after: game, history: entered.history, isTied: false };
}

/** Carries a move out in an open game and through the brackets, and saves the day. */
export async function saveMove(brackets: Brackets, open: OpenDay, move: GameMove, made: MadeBy): Promise<MoveResult> {
  const { onFile, day } = open;
  const revised = revisedBy(move, { day, onFile, ...made });
  await brackets.save(revised, { by: made.writer.name, at: made.at });
  const after = revised.day.games.find(({ game }) => game.id === onFile.game.id)?.game;
  const { division } = placeOf(onFile.game.match);
  const isTied = deriveDay(revised.day).some(({ name, ties }) => name === division && ties.length > 0);
  return { after, history: revised.history, isTied };
}
