import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ShownGame } from '../game/shown-game.ts';
import { type OwnGames, withTold } from './own-games.ts';

/** The games of a team, heard of at a moment, with what the live scores around them have been told since. */
export function useTold(own: OwnGames | undefined, at: number): OwnGames | undefined {
  const queries = useQueryClient();
  const listen = useCallback((tell: () => void) => queries.getQueryCache().subscribe(tell), [queries]);
  const live = useSyncExternalStore(listen, () => queries.getQueryState<readonly ShownGame[]>(['live-scores']));
  if (own === undefined || live?.data === undefined || live.dataUpdatedAt <= at) return own;
  return live.data.reduce(withTold, own);
}
