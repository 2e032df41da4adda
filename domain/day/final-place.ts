import { undivided } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import { finalPlaces } from './final-ranking.ts';
import { deriveDay, nameIn, type TournamentDay } from './tournament-day.ts';

/** Where a team finished in its division. */
export interface FinalPlace {
  readonly teamId: TeamId;
  readonly teamName: string;
  /** Null where a tournament is not divided. */
  readonly division: string | null;
  /** From 1; teams that nothing separates share one. */
  readonly place: number;
  /** How many teams the division had. */
  readonly teams: number;
}

/** The places of all divisions that are over, each from its champion down; who withdrew has none. */
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
