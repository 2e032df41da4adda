import type { Tournament } from './tournament.ts';

/** So few places for teams are told; more are no news, and would change with every team that comes. */
export const fewPlaces = 5;

/** How many places for teams are left where they are few, or null while there are more. At 0 a team that comes waits. */
export function placesLeft({ maxTeams, teamCount }: Pick<Tournament, 'maxTeams' | 'teamCount'>): number | null {
  const left = Math.max(0, maxTeams - teamCount);
  return left > fewPlaces ? null : left;
}
