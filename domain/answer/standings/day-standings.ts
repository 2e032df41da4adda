import type { DivisionView, MatchView } from '../../rule/bracket/division-view.ts';
import { rankedGroup } from '../../rule/bracket/group-outcome.ts';
import {
  deriveDay,
  nameIn,
  playedOn,
  standingsSettings,
  type TournamentDay,
} from '../../rule/bracket/tournament-day.ts';
import { type Division, undivided } from '../../rule/match/division.ts';
import type { TeamId } from '../../rule/match/match.ts';
import { doesCount, isOver } from '../../rule/match/result.ts';
import type { Criterion } from '../../rule/standings/criterion.ts';
import { reasonNames } from '../../rule/standings/reason-names.ts';
import { type StandingRow, standingsOf } from '../../rule/standings/standings.ts';
import type { StandingsSettings } from '../../rule/standings/standings-settings.ts';
import { type OpenGame, type StillNeeds, stillNeeds } from '../../rule/standings/still-needs.ts';

/** Team's line in the public standings (operations specification, section 3, and rules, section 8). */
export interface StandingLine {
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  /** Points, shown if they decide the ranking: see rankedBy. */
  readonly points: number;
  /** Goal difference with every game counted up to the cap; it decides the ranking if there is a cap. */
  readonly cappedDifference: number;
  readonly shutOuts: number;
  readonly ageBracket: string | null;
  /** Null when there are no groups. */
  readonly group: string | null;
  readonly rank: number;
  readonly advances: boolean;
  /** Whether `advances` is final; until the group has ended, or nobody can miss it, it is the state of now. */
  readonly isDecided: boolean;
  /** Whether the team is level with others, and lots or a shoot-out decide a place that leads on. */
  readonly awaitsLots: boolean;
  /** Requirement for advancing, if it follows from the few games left; null otherwise, and once all are over. */
  readonly stillNeeds: StillNeeds | null;
  readonly decidedBy: string;
  /** Ranking criteria, the most important first. */
  readonly rankedBy: readonly Criterion[];
  /** Maximum goal difference of a game that counts for the ranking; null counts all. */
  readonly goalDifferenceCap: number | null;
}

/** Returns the standings of a day by division and rank: of the groups, or of all games if there are no groups. */
export function dayStandings(day: TournamentDay): readonly StandingLine[] {
  const nameOf = nameIn(day);
  const settings = standingsSettings(day.tournament);
  return deriveDay(day).flatMap((shown, index) => {
    const division = day.draw.divisions[index];
    if (division === undefined) return [];
    const needs = needsIn(division, shown, day);
    return rowsOf(division, shown, day).map((row) => ({
      ...lineOf(row, nameOf(row.teamId), settings),
      isDecided: isDecided(row, division, shown),
      awaitsLots: isInTie(row, shown),
      stillNeeds: needs.get(row.teamId) ?? null,
    }));
  });
}

/** Returns whether it is final that a team advances or not: its group has ended, or all who are left in it advance. */
function isDecided(row: StandingRow, division: Division, shown: DivisionView): boolean {
  const { group: name, advances, isTied, rank } = row;
  const group = division.groups.find((one) => one.name === name);
  if (group === undefined) return shown.isOver;
  const staying = shown.standings.filter((one) => one.group === name && one.decidedBy !== reasonNames.withdrawal);
  if (advances && staying.length <= group.advancing) return true;
  const isAtCut = !advances && isTied && rank <= group.advancing;
  return !isAtCut && shown.matches.every((match, index) => division.matches[index]?.group !== name || isEnded(match));
}

const isEnded = ({ isBye, result }: MatchView): boolean => isBye || (result !== undefined && isOver(result));

const isInTie = ({ teamId, group }: StandingRow, { ties }: DivisionView): boolean =>
  ties.some((tie) => tie.group === group && tie.teams.includes(teamId));

/** Returns the requirements for advancing of teams in unfinished groups. */
function needsIn(division: Division, { matches }: DivisionView, day: TournamentDay): ReadonlyMap<TeamId, StillNeeds> {
  const results = new Map(
    matches.flatMap(({ key, result }) => (result !== undefined && isOver(result) ? [[key, result] as const] : [])),
  );
  const played = playedOn(day);
  const settings = standingsSettings(day.tournament);
  const openIn = (name: string): readonly OpenGame[] =>
    division.matches.flatMap(({ key, group, slots: [one, other], extraFor }) => {
      if (group !== name || results.has(key) || one.from !== 'team' || other.from !== 'team') return [];
      const teams = [one.team, other.team] as const;
      if (teams.some((team) => played.withdrawn.includes(team))) return [];
      return [{ teams, ...(extraFor === undefined ? {} : { extraFor }) }];
    });
  return new Map(
    division.groups.flatMap((group) => {
      const open = openIn(group.name);
      if (open.length === 0) return [];
      return [...stillNeeds(rankedGroup(division, group, results, played), open, settings)];
    }),
  );
}

function rowsOf(division: Division, shown: DivisionView, day: TournamentDay): readonly StandingRow[] {
  if (division.groups.length > 0) return shown.standings;
  const games = shown.matches.flatMap(({ result }) => (result !== undefined && doesCount(result) ? [{ result }] : []));
  const { decisions, withdrawn } = playedOn(day);
  const everyone = { name: '', teams: division.teams, advancing: 0, isRanked: true };
  return standingsOf(
    { ...everyone, division: division.name, games, decisions, withdrawn },
    standingsSettings(day.tournament),
  );
}

function lineOf(
  row: StandingRow,
  teamName: string,
  settings: StandingsSettings,
): Omit<StandingLine, 'isDecided' | 'awaitsLots' | 'stillNeeds'> {
  const { teamId, played, wins, draws, losses, goalsFor, goalsAgainst, goalDifference, points } = row;
  const { cappedDifference, shutOuts, rank, advances, decidedBy, division, group } = row;
  const { criteria, goalDifferenceCap } = settings;
  const ageBracket = division === undivided ? null : division;
  return {
    ...{ teamId, teamName, played, wins, draws, losses, goalsFor, goalsAgainst, goalDifference, points, ageBracket },
    ...{ cappedDifference, shutOuts, group: group === '' ? null : group, rank, advances, decidedBy },
    ...{ rankedBy: criteria, goalDifferenceCap },
  };
}
