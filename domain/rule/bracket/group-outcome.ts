import type { Division, Group } from '../match/division.ts';
import { gamesOf, type MatchKey } from '../match/match.ts';
import { doesCount, type GameResult } from '../match/result.ts';
import { rankTeams } from '../standings/rank-teams.ts';
import {
  type RankedGroup,
  type RankedLevel,
  type StandingRow,
  standingsOf,
  withRanks,
} from '../standings/standings.ts';
import type { StandingsSettings } from '../standings/standings-settings.ts';
import { countingFor } from '../standings/team-record.ts';
import { matters, type UndecidedTie } from '../standings/undecided-tie.ts';
import { type Arrival, awaited } from './arrival.ts';
import type { Results } from './results.ts';

/** Outcome of a division's groups: standings, open ties and ranks. */
export interface GroupOutcome {
  readonly standings: readonly StandingRow[];
  readonly ties: readonly UndecidedTie[];
  /** Returns the team of a rank; awaited until the last group game is over and no tie is in the way. */
  readonly arrivalOf: (group: string, rank: number) => Arrival;
}

/** Results of finished group games by match. */
type GroupResults = ReadonlyMap<MatchKey, GameResult>;

export function groupOutcome(
  division: Division,
  results: GroupResults,
  played: Results,
  settings: StandingsSettings,
): GroupOutcome {
  const groups = division.groups.map((group) => rankedGroup(division, group, results, played));
  const levels = new Map(groups.map((group) => [group.name, withRanks(rankTeams(inPlace(group, played), settings))]));
  const isOver = gamesOf(division.matches).every((match) => match.stage !== 'group' || results.has(match.key));
  const undecided = (level: RankedLevel, group: string) =>
    level.level.teams.length > 1 && matters(level, group, division.matches);
  return {
    standings: groups.filter(({ isRanked }) => isRanked).flatMap((group) => standingsOf(group, settings)),
    ties: isOver ? groups.flatMap((group) => tiesIn(group, levels.get(group.name) ?? [], undecided)) : [],
    arrivalOf: (name, rank) => {
      const group = groups.find((candidate) => candidate.name === name);
      const level = levels.get(name)?.findLast((candidate) => candidate.rank <= rank);
      if (!isOver || group === undefined || level === undefined || undecided(level, name)) return awaited;
      return arrival(level, rank, group);
    },
  };
}

/** Returns the group as it fills the knock-out: a team that withdrew after its start is ranked as if it had stayed. */
function inPlace(group: RankedGroup, { keepsPlace }: Results): RankedGroup {
  return { ...group, withdrawn: group.withdrawn.filter((team) => !keepsPlace.includes(team)) };
}

/** Returns a group with its finished games, ready to be ranked. */
export function rankedGroup(division: Division, group: Group, results: GroupResults, played: Results): RankedGroup {
  const games = division.matches
    .filter((match) => match.group === group.name)
    .flatMap(({ key, extraFor }) => {
      const result = results.get(key);
      return result === undefined || !doesCount(result)
        ? []
        : [{ result, ...(extraFor === undefined ? {} : { extraFor }) }];
    });
  const decisions = played.decisions.filter((made) => made.division === division.name && made.group === group.name);
  return { ...group, division: division.name, games, decisions, withdrawn: played.withdrawn };
}

function tiesIn(
  group: RankedGroup,
  levels: readonly RankedLevel[],
  undecided: (level: RankedLevel, group: string) => boolean,
): readonly UndecidedTie[] {
  const { division, name } = group;
  return levels
    .filter((level) => undecided(level, name))
    .map(({ level, rank }) => ({ division, group: name, rank, teams: level.teams }));
}

function arrival({ level, rank }: RankedLevel, sought: number, group: RankedGroup): Arrival {
  const team = level.teams[sought - rank];
  if (team === undefined) return awaited;
  return { is: 'team', team, gamesPlayed: countingFor(team, group.games).length };
}
