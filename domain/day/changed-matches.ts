import type { ShownDivision, ShownMatch } from './shown-division.ts';

/** A match that other teams, or another winner, would be shown in; after it is null where the match is gone. */
export interface ChangedMatch {
  readonly before: ShownMatch;
  readonly after: ShownMatch | null;
}

/** Compares what is shown with what would be shown. */
export function changedMatches(now: readonly ShownDivision[], then: readonly ShownDivision[]): readonly ChangedMatch[] {
  const later = new Map(then.flatMap(({ matches }) => matches).map((match) => [match.key, match]));
  return now
    .flatMap(({ matches }) => matches)
    .flatMap((before): readonly ChangedMatch[] => {
      const after = later.get(before.key);
      return after !== undefined && isSame(before, after) ? [] : [{ before, after: after ?? null }];
    });
}

const isSame = (one: ShownMatch, other: ShownMatch): boolean =>
  one.team1Id === other.team1Id &&
  one.team2Id === other.team2Id &&
  one.winnerId === other.winnerId &&
  one.status === other.status;
