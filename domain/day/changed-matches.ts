import type { ShownDivision, ShownMatch } from './shown-division.ts';

/** A match that other teams, or another winner, would be shown in; null before where it is new, after where it is gone. */
export interface ChangedMatch {
  readonly before: ShownMatch | null;
  readonly after: ShownMatch | null;
}

/** Compares what is shown with what would be shown. */
export function changedMatches(now: readonly ShownDivision[], then: readonly ShownDivision[]): readonly ChangedMatch[] {
  const later = new Map(then.flatMap(({ matches }) => matches).map((match) => [match.key, match]));
  const earlier = now.flatMap(({ matches }) => matches);
  const known = new Set(earlier.map(({ key }) => key));
  const changed = earlier.flatMap((before): readonly ChangedMatch[] => {
    const after = later.get(before.key);
    return after !== undefined && isSame(before, after) ? [] : [{ before, after: after ?? null }];
  });
  const added = [...later.values()].filter(({ key }) => !known.has(key)).map((after) => ({ before: null, after }));
  return [...changed, ...added];
}

const isSame = (one: ShownMatch, other: ShownMatch): boolean =>
  one.team1Id === other.team1Id &&
  one.team2Id === other.team2Id &&
  one.winnerId === other.winnerId &&
  one.status === other.status;
