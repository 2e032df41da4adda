import type { TeamId } from '../match/match.ts';
import { type Criterion, isAmongThemselves, type OwnFigure } from './criterion.ts';
import { byHeadToHead, mutualGames } from './head-to-head.ts';
import { inGroups } from './in-groups.ts';
import type { StandingsSettings } from './standings-settings.ts';
import { type GroupGame, recordOf, type TeamRecord } from './team-record.ts';
import { decisionFor, type TieDecision } from './tie-decision.ts';

/** Reason for a team's rank. */
export type Reason = Criterion | TieDecision['by'] | 'forfeit' | 'withdrawal' | 'nothing';

/** Teams that share a rank, one where all is decided, and the reason that separates them from the others. */
export interface Level {
  readonly teams: readonly TeamId[];
  readonly reason: Reason;
}

/** Input of a ranking. */
export interface GroupRecord {
  readonly teams: readonly TeamId[];
  readonly games: readonly GroupGame[];
  readonly decisions: readonly TieDecision[];
  readonly withdrawn: readonly TeamId[];
}

/** Ranks the teams of a group, best first; teams that nothing separates stay on one level. Withdrawn teams come last, in any order. */
export function rankTeams(group: GroupRecord, settings: StandingsSettings): readonly Level[] {
  const records = new Map(group.teams.map((team) => [team, recordOf(team, group.games, settings.goalDifferenceCap)]));
  const staying = group.teams.filter((team) => !group.withdrawn.includes(team));
  const leaving = group.teams.filter((team) => group.withdrawn.includes(team));
  const separate = separation(group, settings, records);
  const levels = separate(staying, settings.criteria, 'nothing');
  const hasForfeited = (team: TeamId) => (records.get(team)?.forfeits ?? 0) > 0;
  return [
    ...withCleanWinner(levels, hasForfeited),
    ...leaving.map((team): Level => ({ teams: [team], reason: 'withdrawal' })),
  ];
}

type Separate = (teams: readonly TeamId[], left: readonly Criterion[], reason: Reason) => readonly Level[];

function separation(
  group: GroupRecord,
  settings: StandingsSettings,
  records: ReadonlyMap<TeamId, TeamRecord>,
): Separate {
  const separate: Separate = (teams, left, reason) => {
    const [criterion] = left;
    if (teams.length === 0) return [];
    if (teams.length === 1) return [{ teams, reason }];
    if (criterion === undefined) return settle(teams, group.decisions);
    const asked = askedTogether(left);
    const rest = left.slice(asked.length);
    const parts = partsBy(asked, { teams, reason });
    if (parts.length === 1) return separate(teams, rest, reason);
    const next = { restart: settings.criteria, continue: rest, 'head-to-head-again': again(asked, left, rest) };
    return parts.flatMap((part) => separate(part.teams, next[settings.afterSeparation], part.reason));
  };
  /** Separates level teams by one criterion after another, each part with the criterion that made it. */
  const partsBy = (asked: readonly Criterion[], level: Level): readonly Level[] => {
    const mutual = mutualGames(level.teams, group.games);
    const partedBy = (criterion: Criterion, teams: readonly TeamId[]) => {
      if (isAmongThemselves(criterion)) return byHeadToHead(criterion, teams, mutual, settings);
      return inGroups(teams, (team) => worthOf(criterion, records.get(team)));
    };
    const parted = (criterion: Criterion, part: Level): readonly Level[] => {
      const parts = part.teams.length === 1 ? [part.teams] : partedBy(criterion, part.teams);
      return parts.length === 1 ? [part] : parts.map((teams) => ({ teams, reason: criterion }));
    };
    return asked.reduce<readonly Level[]>(
      (parts, criterion) => parts.flatMap((part) => parted(criterion, part)),
      [level],
    );
  };
  return separate;
}

/**
 * Returns the criteria that are applied to the same teams. Those about games among themselves follow each other
 * without a new look at who is still level (UEFA's regulations for the Euro, article 20: a to c first, then once
 * more for those still level).
 */
function askedTogether(left: readonly Criterion[]): readonly Criterion[] {
  const end = left.findIndex((criterion) => !isAmongThemselves(criterion));
  return left.slice(0, end === -1 ? left.length : Math.max(1, end));
}

const again = (asked: readonly Criterion[], left: readonly Criterion[], rest: readonly Criterion[]) =>
  asked.some(isAmongThemselves) ? left : rest;

function worthOf(criterion: OwnFigure, record: TeamRecord | undefined): number {
  if (record === undefined) return 0;
  const values: Readonly<Record<OwnFigure, number>> = {
    points: record.points,
    wins: record.wins,
    'goal-difference': record.cappedDifference,
    'goals-for': record.goalsFor,
    'goals-against': -record.goalsAgainst,
    'shut-outs': record.shutOuts,
  };
  return values[criterion];
}

/** Applies the organizer's decision, otherwise leaves one level. */
function settle(teams: readonly TeamId[], decisions: readonly TieDecision[]): readonly Level[] {
  const decision = decisionFor(teams, decisions);
  if (decision === undefined) return [{ teams, reason: 'nothing' }];
  return decision.teams.map((team) => ({ teams: [team], reason: decision.by }));
}

/** Moves the best team without a forfeit to the top: a team that forfeited cannot win its group. */
function withCleanWinner(levels: readonly Level[], hasForfeited: (team: TeamId) => boolean): readonly Level[] {
  const at = levels.findIndex(({ teams }) => !teams.every(hasForfeited));
  const level = levels[at];
  if (level === undefined || (at === 0 && !level.teams.some(hasForfeited))) return levels;
  const winners: Level = { teams: level.teams.filter((team) => !hasForfeited(team)), reason: 'forfeit' };
  const others: Level = { ...level, teams: level.teams.filter(hasForfeited) };
  const behind = [...levels.slice(0, at), others, ...levels.slice(at + 1)].filter(({ teams }) => teams.length > 0);
  return [winners, ...behind];
}
