import type { TeamId } from '../match/match.ts';
import { byHeadToHead } from './head-to-head.ts';
import { inGroups } from './in-groups.ts';
import type { Criterion, StandingsSettings } from './standings-settings.ts';
import { type GroupGame, recordOf, type TeamRecord } from './team-record.ts';
import { decisionFor, type TieDecision } from './tie-decision.ts';

/** What gave teams their rank. */
export type Reason = Criterion | TieDecision['by'] | 'forfeit' | 'withdrawal' | 'nothing';

/** Teams that share a rank, one where all is decided, and what set them apart from the others. */
export interface Level {
  readonly teams: readonly TeamId[];
  readonly reason: Reason;
}

/** What a ranking is made from. */
export interface GroupRecord {
  readonly teams: readonly TeamId[];
  readonly games: readonly GroupGame[];
  readonly decisions: readonly TieDecision[];
  readonly withdrawn: readonly TeamId[];
}

/** Ranks the teams of a group, best first; teams that nothing separates stay on one level. */
export function rankTeams(group: GroupRecord, settings: StandingsSettings): readonly Level[] {
  const records = new Map(group.teams.map((team) => [team, recordOf(team, group.games, settings.goalDifferenceCap)]));
  const staying = group.teams.filter((team) => !group.withdrawn.includes(team));
  const leaving = group.teams.filter((team) => group.withdrawn.includes(team));
  const separate = separation(group, settings, records);
  const levels = separate(staying, settings.criteria, 'nothing');
  const hasForfeited = (team: TeamId) => (records.get(team)?.forfeits ?? 0) > 0;
  return [
    ...withCleanWinner(levels, hasForfeited),
    ...separate(leaving, settings.criteria, 'nothing').map(({ teams }): Level => ({ teams, reason: 'withdrawal' })),
  ];
}

type Separate = (teams: readonly TeamId[], left: readonly Criterion[], reason: Reason) => readonly Level[];

function separation(
  group: GroupRecord,
  settings: StandingsSettings,
  records: ReadonlyMap<TeamId, TeamRecord>,
): Separate {
  const partsBy = (criterion: Criterion, teams: readonly TeamId[]) => {
    if (criterion === 'head-to-head') return byHeadToHead(teams, group.games, settings.headToHeadOfMany);
    return inGroups(teams, (team) => worthOf(criterion, records.get(team)));
  };
  const separate: Separate = (teams, [criterion, ...left], reason) => {
    if (teams.length === 0) return [];
    if (teams.length === 1) return [{ teams, reason }];
    if (criterion === undefined) return settle(teams, group.decisions);
    const parts = partsBy(criterion, teams);
    if (parts.length === 1) return separate(teams, left, reason);
    const next = settings.afterSeparation === 'restart' ? settings.criteria : left;
    return parts.flatMap((part) => separate(part, next, criterion));
  };
  return separate;
}

function worthOf(criterion: Criterion, record: TeamRecord | undefined): number {
  if (record === undefined || criterion === 'head-to-head') return 0;
  const values = {
    points: record.points,
    wins: record.wins,
    'goal-difference': record.cappedDifference,
    'goals-for': record.goalsFor,
    'goals-against': -record.goalsAgainst,
    'shut-outs': record.shutOuts,
  };
  return values[criterion];
}

/** What an organizer has entered, otherwise one level. */
function settle(teams: readonly TeamId[], decisions: readonly TieDecision[]): readonly Level[] {
  const decision = decisionFor(teams, decisions);
  if (decision === undefined) return [{ teams, reason: 'nothing' }];
  return decision.teams.map((team) => ({ teams: [team], reason: decision.by }));
}

/** A team that forfeited cannot win its group: the best that did not goes before it. */
function withCleanWinner(levels: readonly Level[], hasForfeited: (team: TeamId) => boolean): readonly Level[] {
  const at = levels.findIndex(({ teams }) => !teams.every(hasForfeited));
  const level = levels[at];
  if (level === undefined || (at === 0 && !level.teams.some(hasForfeited))) return levels;
  const winners: Level = { teams: level.teams.filter((team) => !hasForfeited(team)), reason: 'forfeit' };
  const others: Level = { ...level, teams: level.teams.filter(hasForfeited) };
  const behind = [...levels.slice(0, at), others, ...levels.slice(at + 1)].filter(({ teams }) => teams.length > 0);
  return [winners, ...behind];
}
