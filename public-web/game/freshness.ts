import type { Query, QueryClient } from '@tanstack/react-query';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';

/** Polling interval for games without a push connection, in milliseconds (operations specification, section 7). */
export const everyThreeSeconds = 3000;

/** Returns the expected interval between news, pushed or polled, in milliseconds. */
export const expectedInterval = (isPushed: boolean, otherwise: number = everyThreeSeconds): number =>
  isPushed ? liveHeartbeat : otherwise;

/** Marks cached answers as current, because the server confirmed that nothing has changed; one that was asked for in vain is asked for again. */
export function confirm(queries: QueryClient, key: readonly unknown[]): void {
  const isAnswered = ({ state }: Query) => state.dataUpdatedAt > 0 && !state.isInvalidated;
  queries.setQueriesData({ queryKey: key, predicate: isAnswered }, (known: unknown) => known);
  void queries.refetchQueries({ queryKey: key, type: 'active', predicate: ({ state }) => state.isInvalidated });
}

/** Acts now, or after the answer that is under way: it may be older than what is done to it. */
export function whenAnswered(queries: QueryClient, queryKey: readonly unknown[], act: () => void): void {
  const query = queries.getQueryCache().find({ queryKey });
  if (query?.state.fetchStatus !== 'fetching') return void act();
  const leave = queries.getQueryCache().subscribe((event) => {
    if (event.query !== query || query.state.fetchStatus === 'fetching') return;
    leave();
    act();
  });
}

/** Acts now, and once more after the answer that is under way, which may be older and would undo it. */
export function alsoWhenAnswered(queries: QueryClient, queryKey: readonly unknown[], act: () => void): void {
  act();
  if (queries.isFetching({ queryKey, exact: true }) > 0) whenAnswered(queries, queryKey, act);
}
