import { forfeiters, forfeitWayOf } from '../../domain/answer/game/forfeit.ts';
import { isUncounted } from '../../domain/answer/game/uncounted.ts';
import type { SentGame } from './sent-game.ts';
import { words } from './words.ts';

/** Returns the note on a result that was forfeited or does not count. */
export function resultNote(game: SentGame): string | undefined {
  const teams = forfeiters(game);
  if (teams.length > 0) return words.forfeit(teams.join(', '), forfeitWayOf(game));
  return isUncounted(game) ? words.uncounted : undefined;
}

/** Element with that note. */
export function ResultNote({ game, className }: { readonly game: SentGame; readonly className?: string | undefined }) {
  const note = resultNote(game);
  return note === undefined ? null : <small className={className}>{note}</small>;
}
