import { forfeiters, forfeitWayOf } from '../../domain/answer/game/forfeit.ts';
import { isClosedUnplayed, isUncounted } from '../../domain/answer/game/uncounted.ts';
import type { SentGame } from './sent-game.ts';
import { words } from './words.ts';

/** Returns the note on a result that was decided by a golden goal, forfeited, abandoned or does not count. */
export function resultNote(game: SentGame): string | undefined {
  const teams = forfeiters(game);
  const forfeit = teams.length > 0 && words.forfeit(teams.join(', '), forfeitWayOf(game));
  const notes = isClosedUnplayed(game)
    ? [words.notPlayed]
    : [
        game.isGoldenGoal && words.goldenGoal,
        forfeit,
        game.isAbandoned && words.abandoned,
        isUncounted(game) && words.uncounted,
      ];
  return notes.filter(Boolean).join(' · ') || undefined;
}

/** Element with that note. */
export function ResultNote({ game, className }: { readonly game: SentGame; readonly className?: string | undefined }) {
  const note = resultNote(game);
  return note === undefined ? null : <small className={className}>{note}</small>;
}
