import type { QueryClient } from '@tanstack/react-query';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';

/** How often the games are asked for where nothing is pushed, in milliseconds (operations specification, section 7). */
export const everyThreeSeconds = 3000;

/** How often something is heard of, told or asked for; in milliseconds. */
export const heardEvery = (isPushed: boolean, otherwise: number = everyThreeSeconds): number =>
  isPushed ? liveHeartbeat : otherwise;

/** What was answered is still how it is: it is as of now. */
export function confirm(queries: QueryClient, key: readonly unknown[]): void {
  const isAnswered = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) => state.dataUpdatedAt > 0;
  queries.setQueriesData({ queryKey: key, predicate: isAnswered }, (known: unknown) => known);
}
