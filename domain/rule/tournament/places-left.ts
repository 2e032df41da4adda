import type { Tournament } from './tournament.ts';

/** Maximum of places left that is told; a larger number would change with every team that comes. */
const fewPlaces = 5;

/** Returns the number of places for teams where few are left, or null while there are more. At 0 a new team goes on the waiting list. */
export function placesLeft({ maxTeams, teamCount }: Pick<Tournament, 'maxTeams' | 'teamCount'>): number | null {
  const left = Math.max(0, maxTeams - teamCount);
  return left > fewPlaces ? null : left;
}
