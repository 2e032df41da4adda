/** Kinds of place that somebody asked for and cannot get any more: for a team, on a roster, or any registration for the tournament. */
export const lostPlaces = ['team-place', 'roster-place', 'registration'] as const;

export type LostPlace = (typeof lostPlaces)[number];

/** Alternative for somebody whose place is lost. */
export type Alternative = 'waiting-list' | 'alone' | 'tell-me';

const ways: Readonly<Record<LostPlace, readonly Alternative[]>> = {
  'team-place': ['waiting-list', 'alone', 'tell-me'],
  'roster-place': ['alone', 'tell-me'],
  registration: ['tell-me'],
};

/** Returns the alternatives, the nearest to the request first: teams wait for a place, rosters have no list, and a closed tournament takes nobody. */
export function alternatives(lost: LostPlace): readonly Alternative[] {
  return ways[lost];
}

/** Returns the details of a refusal about a lost place, for programs. */
export function lostPlace(lost: LostPlace): { readonly lost: LostPlace } {
  return { lost };
}

/** Returns the lost place from a refusal's details, whatever they are. */
export function lostPlaceIn(details: unknown): LostPlace | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const { lost }: { readonly lost?: unknown } = details;
  return lostPlaces.find((place) => place === lost);
}
