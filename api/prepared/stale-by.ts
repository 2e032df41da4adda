import type { Change, Shown } from './change.ts';

/** What something shows, of whichever tournament and of its own alone. */
export interface Showing {
  readonly shows: readonly Shown[];
  readonly showsOfTournament?: readonly Shown[];
}

/** Tells whether a change makes stale what shows this; `tournamentId` is not a number where it is of no tournament. */
export function staleBy({ shows, showsOfTournament = [] }: Showing, tournamentId: number): (change: Change) => boolean {
  const [anywhere, there]: readonly Set<string>[] = [new Set(shows), new Set(showsOfTournament)];
  return (change) =>
    anywhere?.has(change.shown) === true ||
    (there?.has(change.shown) === true && (change.tournamentId === undefined || change.tournamentId === tournamentId));
}
