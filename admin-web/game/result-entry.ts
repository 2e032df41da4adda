import { isLevel, type Score } from '../../domain/rule/match/score.ts';
import type { BracketGame } from '../bracket/drawn-tournament.ts';
import type { ResultChange } from './game-calls.ts';
import type { ResultChoice } from './result-choices.ts';
import type { Decisions } from './result-inputs.tsx';

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

interface Entered extends Decisions {
  readonly choice: ResultChoice;
  readonly score: Score;
  readonly shootout: Score | null;
}

/** Returns the change that a choice makes; undefined while it misses a decision. */
export function resultChange({ status }: Pick<BracketGame, 'status'>, entered: Entered): ResultChange | undefined {
  const { choice, score, shootout, forfeitedBy, abandonedAs } = entered;
  switch (choice) {
    case 'start':
    case 'reopen':
      return { kind: choice };
    case 'score':
    case 'complete':
      return { kind: choice, score, shootout };
    case 'forfeit':
      return forfeitedBy === undefined ? undefined : { kind: choice, teamId: forfeitedBy };
    case 'abandon':
      if (status === 'scheduled') return { kind: choice, as: 'void', score: null };
      return abandonedAs === 'replay'
        ? { kind: choice, as: abandonedAs, score: null }
        : { kind: choice, as: abandonedAs, score, shootout };
  }
}
