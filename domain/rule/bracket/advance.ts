import type { Division } from '../match/division.ts';
import type { MatchKey, TeamId } from '../match/match.ts';
import type { StandingsSettings } from '../standings/standings-settings.ts';
import { tieUndecided } from '../standings/undecided-tie.ts';
import { deriveDivision } from './derive-division.ts';
import type { MatchView } from './division-view.ts';
import type { Results } from './results.ts';

/** Teams of a match as last published. */
export type PublishedTeams = Pick<MatchView, 'key' | 'team1Id' | 'team2Id'>;

/** Result of advancing the brackets. */
export interface Advance {
  /** Matches with at least one team that they did not have before. */
  readonly advanced: readonly MatchView[];
  /** Matches that still wait for a team. */
  readonly pending: readonly MatchView[];
}

interface AdvanceTerms {
  readonly settings: StandingsSettings;
  readonly nameOf: (team: TeamId) => string;
}

/** Derives all divisions again, refusing while a tie that decides who plays on is open. Advancing twice changes nothing. */
export function advance(
  divisions: readonly Division[],
  results: Results,
  before: readonly PublishedTeams[],
  { settings, nameOf }: AdvanceTerms,
): Advance {
  const shown = divisions.map((division) => deriveDivision(division, results, settings));
  const ties = shown.flatMap((division) => division.ties);
  if (ties.length > 0) throw tieUndecided(ties, nameOf);
  const seats = new Map<MatchKey, PublishedTeams>(before.map((match) => [match.key, match]));
  const matches = shown.flatMap((division) => division.matches);
  return {
    advanced: matches.filter((match) => hasNewTeam(match, seats.get(match.key))),
    pending: matches.filter((match) => !match.isBye && (match.team1Id === null || match.team2Id === null)),
  };
}

function hasNewTeam(match: MatchView, before: PublishedTeams | undefined): boolean {
  const seated = [before?.team1Id, before?.team2Id];
  return [match.team1Id, match.team2Id].some((team) => team !== null && !seated.includes(team));
}
