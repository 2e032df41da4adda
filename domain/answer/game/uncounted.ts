import type { Unfinished } from '../../rule/match/result.ts';
import type { GameCard } from './public-game.ts';

type Closed = Pick<GameCard, 'bracketId'> &
  Partial<Pick<GameCard, 'isAbandoned' | 'isVoid'>> & { readonly status: string };

/**
 * Returns whether a result counts for nothing: an organizer has said so, or its completed game is outside the brackets. Games leave
 * the brackets when a team is withdrawn as if it had never played, or when a later draw does not include them again. Games in a phone's
 * old cache do not say whether they are void.
 */
export const isUncounted = ({ bracketId, status, isVoid }: Closed): boolean =>
  isVoid === true || (bracketId === null && status === 'completed');

/** Returns whether a game was closed without having been played. */
export const isClosedUnplayed = ({ isVoid, isAbandoned }: Pick<Closed, 'isAbandoned' | 'isVoid'>): boolean =>
  isVoid === true && isAbandoned !== true;

/** Returns what is shown of the way in which a game was closed before its end. */
export const closedAs = (unfinished: Unfinished | null): Pick<GameCard, 'isAbandoned' | 'isVoid'> => ({
  isAbandoned: unfinished === 'stands' || unfinished === 'void',
  isVoid: unfinished === 'void' || unfinished === 'unplayed',
});
