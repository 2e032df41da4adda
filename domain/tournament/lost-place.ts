/** What somebody wanted and does not get any more: a place for a team, a place on a roster, or any registration for the tournament. */
export const lostPlaces = ['team-place', 'roster-place', 'registration'] as const;

export type LostPlace = (typeof lostPlaces)[number];

/** How somebody goes on whose place is lost. */
export type WayOn = 'waiting-list' | 'alone' | 'tell-me';

const ways: Readonly<Record<LostPlace, readonly WayOn[]>> = {
  'team-place': ['waiting-list', 'alone', 'tell-me'],
  'roster-place': ['alone', 'tell-me'],
  registration: ['tell-me'],
};

/** The ways on, the nearest to what was wanted first: teams wait for a place, rosters have no list, and a closed tournament takes nobody. */
export function waysOn(lost: LostPlace): readonly WayOn[] {
  return ways[lost];
}

/** What a refusal tells programs of a lost place. */
export function lostPlace(lost: LostPlace): { readonly lost: LostPlace } {
  return { lost };
}

/** The place a refusal's details speak of, whatever they are. */
export function lostPlaceIn(details: unknown): LostPlace | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const { lost }: { readonly lost?: unknown } = details;
  return lostPlaces.find((place) => place === lost);
}
