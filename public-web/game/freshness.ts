import type { QueryClient } from '@tanstack/react-query';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';

/** Polling interval for games without a push connection, in milliseconds (operations specification, section 7). */
export const everyThreeSeconds = 3000;

/** Returns the expected interval between news, pushed or polled, in milliseconds. */
export const expectedInterval = (isPushed: boolean, otherwise: number = everyThreeSeconds): number =>
  isPushed ? liveHeartbeat : otherwise;

/** Marks cached answers as current, because the server confirmed that nothing has changed. */
export function confirm(queries: QueryClient, key: readonly unknown[]): void {
  const isAnswered = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) => state.dataUpdatedAt > 0;
  queries.setQueriesData({ queryKey: key, predicate: isAnswered }, (known: unknown) => known);
}
