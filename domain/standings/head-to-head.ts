import type { TeamId } from '../match/match.ts';
import { inGroups } from './in-groups.ts';
import type { HeadToHeadOfMany } from './standings-settings.ts';
import { type GroupGame, outcomeFor, recordOf } from './team-record.ts';

type Teams = readonly TeamId[];

/** Level teams by the games among themselves, best first; one part where that separates nobody. */
export function byHeadToHead(teams: Teams, games: readonly GroupGame[], ofMany: HeadToHeadOfMany): readonly Teams[] {
  const mutual = games.filter(
    ({ result, extraFor }) => extraFor === undefined && result.teams.every((team) => teams.includes(team)),
  );
  if (teams.length === 2) return miniLeague(teams, mutual);
  if (ofMany === 'mini-league') return miniLeague(teams, mutual);
  return ofMany === 'beat-all-others' ? oneAboveAll(teams, mutual) : [teams];
}

/** Points among themselves, where all have met equally often. */
function miniLeague(teams: Teams, games: readonly GroupGame[]): readonly Teams[] {
  const meetings = teams.flatMap((one, index) =>
    teams.slice(index + 1).map((other) => between(one, other, games).length),
  );
  const haveMetAlike = meetings.every((count) => count > 0 && count === meetings[0]);
  return haveMetAlike ? inGroups(teams, (team) => recordOf(team, games, null).points) : [teams];
}

/** The team that beat each of the others whenever they met. */
function oneAboveAll(teams: Teams, games: readonly GroupGame[]): readonly Teams[] {
  const beats = (one: TeamId, other: TeamId) => {
    const meetings = between(one, other, games);
    return meetings.length > 0 && meetings.every(({ result }) => outcomeFor(result, one) === 'win');
  };
  const best = teams.find((team) => teams.every((other) => other === team || beats(team, other)));
  return best === undefined ? [teams] : [[best], teams.filter((team) => team !== best)];
}

const between = (one: TeamId, other: TeamId, games: readonly GroupGame[]) =>
  games.filter(({ result }) => result.teams.includes(one) && result.teams.includes(other));
