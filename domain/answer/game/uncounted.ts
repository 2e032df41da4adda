import type { GameCard } from './public-game.ts';

/**
 * Whether a result counts for nothing: its game is outside the brackets. A team that leaves as if it had never played takes its games out
 * of them, and a later draw the games it does not draw again.
 */
export const isUncounted = ({
  bracketId,
  status,
}: Pick<GameCard, 'bracketId'> & { readonly status: string }): boolean => bracketId === null && status === 'completed';
