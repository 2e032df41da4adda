import { isLevel, type Score } from '../../domain/match/score.ts';
import type { BracketGame } from '../bracket/drawn-tournament.ts';

/** Whether a game with this score has no winner yet, and needs one. */
export const needsShootout = ({ stage }: Pick<BracketGame, 'stage'>, score: Score): boolean =>
  stage !== 'group' && isLevel(score);

/** Why a result cannot stand; undefined when it can. */
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
