import { forfeiters } from '../../domain/answer/game/listed-game.ts';
import type { ShownGame } from './shown-game.ts';
import { words } from './words.ts';

/** The mark of a result that was not played. */
export function forfeitNote(game: Parameters<typeof forfeiters>[0]): string | undefined {
  const teams = forfeiters(game);
  return teams.length === 0 ? undefined : words.forfeit(teams);
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
