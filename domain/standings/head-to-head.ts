import type { TeamId } from '../match/match.ts';
import type { AmongThemselves } from './criterion.ts';
import { inGroups } from './in-groups.ts';
import { type PartOfGame, resultPoints, upTo } from './points-system.ts';
import type { StandingsSettings } from './standings-settings.ts';
import { cappedDifference, type GroupGame, outcomeFor, partOf } from './team-record.ts';

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
  if (mutual.teams.length === 2 || settings.headToHeadOfMany === 'mini-league') {
    return haveMetAlike(mutual) ? inGroups(teams, (team) => worthOf(criterion, team, mutual, settings)) : [teams];
  }
  const asksBest = settings.headToHeadOfMany === 'beat-all-others' && criterion === 'head-to-head';
  return asksBest ? oneAboveAll(mutual) : [teams];
}

function worthOf(criterion: AmongThemselves, team: TeamId, { games }: Mutual, settings: StandingsSettings): number {
  const own = games.filter(({ result }) => result.teams.includes(team)).map(({ result }) => partOf(result, team));
  const worth: Readonly<Record<AmongThemselves, (part: PartOfGame) => number>> = {
    'head-to-head': (part) => resultPoints(part, settings),
    'head-to-head-difference': (part) => cappedDifference(part, settings.goalDifferenceCap),
    'head-to-head-goals': ({ scored }) => upTo(scored, settings.goalsForCap),
  };
  return own.reduce((total, part) => total + worth[criterion](part), 0);
}

function haveMetAlike({ teams, games }: Mutual): boolean {
  const meetings = teams.flatMap((one, index) =>
    teams.slice(index + 1).map((other) => between(one, other, games).length),
  );
  return meetings.every((count) => count > 0 && count === meetings[0]);
}

/** Separates the team that beat each of the others whenever they met. */
function oneAboveAll({ teams, games }: Mutual): readonly Teams[] {
  const beats = (one: TeamId, other: TeamId) => {
    const meetings = between(one, other, games);
    return meetings.length > 0 && meetings.every(({ result }) => outcomeFor(result, one) === 'win');
  };
  const best = teams.find((team) => teams.every((other) => other === team || beats(team, other)));
  return best === undefined ? [teams] : [[best], teams.filter((team) => team !== best)];
}

const between = (one: TeamId, other: TeamId, games: readonly GroupGame[]) =>
  games.filter(({ result }) => result.teams.includes(one) && result.teams.includes(other));
