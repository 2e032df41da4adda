import type { TeamId } from '../match/match.ts';

/** Occupant of a slot: a team with its number of games played, nobody for good, or nobody yet. */
export type Arrival =
  | { readonly is: 'team'; readonly team: TeamId; readonly gamesPlayed: number }
  | { readonly is: 'nobody' }
  | { readonly is: 'awaited' };

export type Arrivals = readonly [Arrival, Arrival];

export const nobody: Arrival = { is: 'nobody' };
export const awaited: Arrival = { is: 'awaited' };

export const teamOf = (arrival: Arrival): TeamId | null => (arrival.is === 'team' ? arrival.team : null);

/** Returns the two teams if both are known, else undefined. */
export function bothTeams([one, other]: Arrivals): readonly [TeamId, TeamId] | undefined {
  return one.is === 'team' && other.is === 'team' ? [one.team, other.team] : undefined;
}
