import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ShownGame } from '../game/shown-game.ts';
import { type OwnGames, withTold } from './own-games.ts';

/** Returns the games of a team, updated with live scores that are newer than `at`. */
export function useTold(own: OwnGames | undefined, at: number): OwnGames | undefined {
  const queries = useQueryClient();
  const listen = useCallback((tell: () => void) => queries.getQueryCache().subscribe(tell), [queries]);
  const live = useSyncExternalStore(listen, () => queries.getQueryState<readonly ShownGame[]>(['live-scores']));
  if (own === undefined || live?.data === undefined || live.dataUpdatedAt <= at) return own;
  return live.data.reduce(withTold, own);
}
