import type { TeamId } from '../match/match.ts';
import { type GroupRecord, type Level, rankTeams } from './rank-teams.ts';
import { reasonNames } from './reason-names.ts';
import type { StandingsSettings } from './standings-settings.ts';
import { recordOf, type TeamRecord } from './team-record.ts';

/** Team's line in the standings. */
export interface StandingRow extends TeamRecord {
  readonly division: string;
  readonly group: string;
  /** Level teams share a rank. */
  readonly rank: number;
  /** Whether the rank is one that plays on; false for all before the first game. */
  readonly advances: boolean;
  readonly isTied: boolean;
  /** Reason that separated the team from the others, in words. */
  readonly decidedBy: string;
}

/** Group to be ranked. */
export interface RankedGroup extends GroupRecord {
  readonly division: string;
  readonly name: string;
  readonly advancing: number;
  readonly isRanked: boolean;
}

/** Returns the standings of one group in order of rank. */
export function standingsOf(group: RankedGroup, settings: StandingsSettings): readonly StandingRow[] {
  return withRanks(rankTeams(group, settings)).flatMap(({ level, rank }) =>
    level.teams.map((team) => rowOf(team, { level, rank }, group, settings)),
  );
}

/** Level with the rank its teams share. */
export interface RankedLevel {
  readonly level: Level;
  readonly rank: number;
}

/** Gives every level the rank after all teams above it. */
export function withRanks(levels: readonly Level[]): readonly RankedLevel[] {
  let above = 0;
  return levels.map((level) => {
    const rank = above + 1;
    above += level.teams.length;
    return { level, rank };
  });
}

function rowOf(
  team: TeamId,
  { level, rank }: RankedLevel,
  group: RankedGroup,
  settings: StandingsSettings,
): StandingRow {
  const isTied = level.teams.length > 1;
  return {
    ...recordOf(team, group.games, settings.goalDifferenceCap),
    division: group.division,
    group: group.name,
    rank,
    advances:
      group.games.length > 0 && rank + level.teams.length - 1 <= group.advancing && level.reason !== 'withdrawal',
    isTied,
    decidedBy: isTied ? reasonNames.nothing : reasonNames[level.reason],
  };
}
