import { isLevel, type Score } from '../../domain/match/score.ts';
import type { BracketGame } from '../bracket/drawn-tournament.ts';

/** Returns whether a game with this score still needs a winner. */
export const needsShootout = ({ stage }: Pick<BracketGame, 'stage'>, score: Score): boolean =>
  stage !== 'group' && isLevel(score);

/** Returns why a result is not valid; undefined if it is. */
export function resultComplaint(
  game: Pick<BracketGame, 'stage'>,
  score: Score,
  shootout: Score | null,
): string | undefined {
  if (!needsShootout(game, score)) return undefined;
  return shootout === null || isLevel(shootout)
    ? 'Enter the golden goal, or a shoot-out that somebody has won.'
    : undefined;
}
