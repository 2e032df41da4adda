import { undivided } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import { finalPlaces } from './final-ranking.ts';
import { deriveDay, nameIn, type TournamentDay } from './tournament-day.ts';

/** Final place of a team in its division. */
export interface FinalPlace {
  readonly teamId: TeamId;
  readonly teamName: string;
  /** Null where the tournament has no divisions. */
  readonly division: string | null;
  /** Counted from 1; teams that nothing separates share a place. */
  readonly place: number;
  /** Number of teams in the division. */
  readonly teams: number;
}

/** Returns the final places of all finished divisions, each from its champion down; withdrawn teams have none. */
export function finalPlacesOf(day: TournamentDay): readonly FinalPlace[] {
  const nameOf = nameIn(day);
  return deriveDay(day).flatMap((shown, index) => {
    const division = day.draw.divisions[index];
    if (division === undefined || !shown.isOver) return [];
    const named = { division: division.name === undivided ? null : division.name, teams: division.teams.length };
    return [...finalPlaces(division, shown)]
      .filter(([team]) => !day.draw.withdrawn.includes(team))
      .map(([teamId, place]) => ({ teamId, teamName: nameOf(teamId), place, ...named }))
      .toSorted((one, other) => one.place - other.place);
  });
}
