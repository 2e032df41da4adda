import { forfeiters, forfeitWayOf } from '../../domain/answer/game/forfeit.ts';
import type { ShownGame } from './shown-game.ts';
import { words } from './words.ts';

/** The mark of a result that was not played, or not to the end. */
export function forfeitNote(
  game: Parameters<typeof forfeiters>[0] & Parameters<typeof forfeitWayOf>[0],
): string | undefined {
  const teams = forfeiters(game);
  return teams.length === 0 ? undefined : words.forfeit(teams.join(', '), forfeitWayOf(game));
}

/** The same as an element. */
export function ForfeitNote({
  game,
  className,
}: {
  readonly game: ShownGame;
  readonly className?: string | undefined;
}) {
  const note = forfeitNote(game);
  return note === undefined ? null : <small className={className}>{note}</small>;
}
