import type { GameCard } from './public-game.ts';

/**
 * Returns whether a result counts for nothing: its completed game is outside the brackets. Games leave the brackets when a team is
 * withdrawn as if it had never played, or when a later draw does not include them again.
 */
export const isUncounted = ({
  bracketId,
  status,
}: Pick<GameCard, 'bracketId'> & { readonly status: string }): boolean => bracketId === null && status === 'completed';
