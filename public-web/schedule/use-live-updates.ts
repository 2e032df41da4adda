import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { SentGame } from '../game/sent-game.ts';
import { type OwnGames, updateTeamGames } from './own-games.ts';

/** Returns the games of a team, updated with live scores that are newer than `at`. */
export function useLiveUpdates(own: OwnGames | undefined, at: number): OwnGames | undefined {
  const queries = useQueryClient();
  const listen = useCallback((tell: () => void) => queries.getQueryCache().subscribe(tell), [queries]);
  const live = useSyncExternalStore(listen, () => queries.getQueryState<readonly SentGame[]>(['live-scores']));
  if (own === undefined || live?.data === undefined || live.dataUpdatedAt <= at) return own;
  return live.data.reduce(updateTeamGames, own);
}
