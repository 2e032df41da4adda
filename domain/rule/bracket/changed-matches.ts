import type { DivisionView, MatchView } from './division-view.ts';

/** Match whose teams or winner would change; `before` is null for a new match, `after` for one that is gone. */
export interface ChangedMatch {
  readonly before: MatchView | null;
  readonly after: MatchView | null;
}

/** Compares the published divisions with the divisions after a change. */
export function changedMatches(now: readonly DivisionView[], then: readonly DivisionView[]): readonly ChangedMatch[] {
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

const isSame = (one: MatchView, other: MatchView): boolean =>
  one.team1Id === other.team1Id &&
  one.team2Id === other.team2Id &&
  one.winnerId === other.winnerId &&
  one.status === other.status;
