import type { TeamId } from '../match/match.ts';
import type { AmongThemselves } from './criterion.ts';
import { inGroups } from './in-groups.ts';
import { type PartOfGame, pointsFor } from './part-of-game.ts';
import type { StandingsSettings } from './standings-settings.ts';
import { cappedDifference, type GroupGame, partOf } from './team-record.ts';

type Teams = readonly TeamId[];

/** Level teams, and the games among them. */
interface Mutual {
  readonly teams: Teams;
  readonly games: readonly GroupGame[];
}

/** Returns the games that level teams have played against each other, if they count for both. */
export function mutualGames(teams: Teams, games: readonly GroupGame[]): Mutual {
  const among = games.filter(
    ({ result, extraFor }) => extraFor === undefined && result.teams.every((team) => teams.includes(team)),
  );
  return { teams, games: among };
}

/** Separates the level teams that are still together by the games among all of them, best first; one part where that separates nobody. */
export function byHeadToHead(
  criterion: AmongThemselves,
  teams: Teams,
  mutual: Mutual,
  settings: StandingsSettings,
): readonly Teams[] {
  const counts = mutual.teams.length === 2 || settings.headToHeadOfMany === 'mini-league';
  if (!counts || !haveMetAlike(mutual)) return [teams];
  return inGroups(teams, (team) => worthOf(criterion, team, mutual, settings));
}

function worthOf(criterion: AmongThemselves, team: TeamId, { games }: Mutual, settings: StandingsSettings): number {
  const own = games.filter(({ result }) => result.teams.includes(team)).map(({ result }) => partOf(result, team));
  const worth: Readonly<Record<AmongThemselves, (part: PartOfGame) => number>> = {
    'head-to-head': ({ outcome }) => pointsFor[outcome],
    'head-to-head-difference': (part) => cappedDifference(part, settings.goalDifferenceCap),
    'head-to-head-goals': ({ scored }) => scored,
  };
  return own.reduce((total, part) => total + worth[criterion](part), 0);
}

function haveMetAlike({ teams, games }: Mutual): boolean {
  const meetings = teams.flatMap((one, index) =>
    teams.slice(index + 1).map((other) => between(one, other, games).length),
  );
  return meetings.every((count) => count > 0 && count === meetings[0]);
}

const between = (one: TeamId, other: TeamId, games: readonly GroupGame[]) =>
  games.filter(({ result }) => result.teams.includes(one) && result.teams.includes(other));
