import type { Change, PublicContent } from './change.ts';

/** Contents of an answer: of any tournament, and of its own only. */
interface Showing {
  readonly shows: readonly PublicContent[];
  readonly showsOfTournament?: readonly PublicContent[];
}

/** Returns a function that tells whether a change outdates these contents; `tournamentId` is NaN without a tournament. */
export function staleBy({ shows, showsOfTournament = [] }: Showing, tournamentId: number): (change: Change) => boolean {
  const [anywhere, there]: readonly Set<string>[] = [new Set(shows), new Set(showsOfTournament)];
  return (change) =>
    anywhere?.has(change.shown) === true ||
    (there?.has(change.shown) === true && (change.tournamentId === undefined || change.tournamentId === tournamentId));
}
