import type { DivisionView, MatchView } from '../../rule/bracket/division-view.ts';
import { finalPlaces } from '../../rule/bracket/final-ranking.ts';
import { type KnockoutName, knockoutName } from '../../rule/bracket/round-label.ts';
import { deriveDay, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import type { Division } from '../../rule/match/division.ts';
import type { TeamId } from '../../rule/match/match.ts';
import { hasBegun } from '../../rule/standings/standing-mark.ts';
import type { StandingLine } from '../standings/day-standings.ts';

/** Rank of a team in its group. */
export interface GroupRank {
  readonly rank: number;
  /** Number of teams in the group, and of those that go on. */
  readonly teams: number;
  readonly advancing: number;
}

/** Match that a team has reached. */
export interface MatchReached {
  /** Null for a round without a name. */
  readonly name: KnockoutName | null;
  /** Null where they are to be announced. */
  readonly startTime: Date | null;
  readonly field: string | null;
}

/** What a team's tournament has come to so far: whether it is through. */
export type TeamStanding =
  /** Nothing is played yet; `advancing` is null in a knock-out. */
  | { readonly is: 'ahead'; readonly teams: number; readonly advancing: number | null }
  /** The group is being played; `advances` is the state of now. */
  | { readonly is: 'ranked'; readonly group: GroupRank; readonly advances: boolean }
  /** Lots or a shoot-out decide between it and others; `isThrough` where all of them go on. */
  | { readonly is: 'level'; readonly group: GroupRank; readonly others: number; readonly isThrough: boolean }
  /** It is in the knock-out; `group` as long as it comes from there, `match` once it is known. */
  | { readonly is: 'through'; readonly group: GroupRank | null; readonly match: MatchReached | null }
  /** It does not go on from its group. */
  | { readonly is: 'out'; readonly group: GroupRank }
  /** It lost this match of the knock-out. */
  | { readonly is: 'lost'; readonly name: KnockoutName | null }
  /** Its next game decides this place, or the one behind it. */
  | { readonly is: 'plays for'; readonly place: number; readonly match: MatchReached }
  /** Its final place; teams that nothing separates share one. */
  | { readonly is: 'place'; readonly place: number; readonly teams: number }
  | { readonly is: 'champion' }
  | { readonly is: 'withdrawn' };

/** Returns the standings of all teams of a day, by team; a team of a group without standings has none until all is over. */
export function teamStandings(day: TournamentDay, lines: readonly StandingLine[]): ReadonlyMap<TeamId, TeamStanding> {
  const { divisions, withdrawn } = day.draw;
  const found = deriveDay(day).flatMap((shown, index) => {
    const division = divisions[index];
    if (division === undefined) return [];
    const room = { day, division, shown, lines };
    return division.teams.flatMap((team) => {
      const standing = standingOf(team, room);
      return standing === undefined ? [] : [[team, standing] as const];
    });
  });
  return new Map([...found, ...withdrawn.map((team) => [team, { is: 'withdrawn' }] as const)]);
}

interface DivisionOfDay {
  readonly day: TournamentDay;
  readonly division: Division;
  readonly shown: DivisionView;
  readonly lines: readonly StandingLine[];
}

function standingOf(team: TeamId, of: DivisionOfDay): TeamStanding | undefined {
  const { division, shown } = of;
  if (shown.championId === team) return { is: 'champion' };
  return finalPlace(team, of) ?? nextMatch(team, of) ?? lostMatch(team, of) ?? inGroup(team, division, of.lines);
}

/** Returns the place that a game has decided, or that the team has once all is over. */
function finalPlace(team: TeamId, { division, shown }: DivisionOfDay): TeamStanding | undefined {
  const teams = division.teams.length;
  for (const [index, { winnerId, ...match }] of shown.matches.entries()) {
    const places = division.matches[index]?.places;
    if (places !== undefined && winnerId !== null && isIn(match, team))
      return { is: 'place', place: places[winnerId === team ? 0 : 1], teams };
  }
  const place = shown.isOver ? finalPlaces(division, shown).get(team) : undefined;
  return place === undefined ? undefined : { is: 'place', place, teams };
}

/** Returns the next match of a team that is in the knock-out, or that plays for a place. */
function nextMatch(team: TeamId, of: DivisionOfDay): TeamStanding | undefined {
  const { division, shown, lines } = of;
  const open = shown.matches.filter((match) => isIn(match, team) && match.status !== 'completed' && !match.isBye);
  const match = open.find(({ stage }) => stage === 'knockout');
  if (match !== undefined) {
    const { from } = match.slots[match.team1Id === team ? 0 : 1];
    if (from === 'team') return { is: 'ahead', teams: division.teams.length, advancing: null };
    const group = from === 'rank' ? groupRank(team, division, lines) : undefined;
    return { is: 'through', group: group ?? null, match: reached(match, of) };
  }
  return open.flatMap((one): readonly TeamStanding[] => {
    const places = placesOf(one.key, division);
    return places === undefined ? [] : [{ is: 'plays for', place: places[0], match: reached(one, of) }];
  })[0];
}

const placesOf = (key: string, { matches }: Division) => matches.find((match) => match.key === key)?.places;

function lostMatch(team: TeamId, { division, shown }: DivisionOfDay): TeamStanding | undefined {
  const lost = shown.matches.findLast(
    (match) => match.stage === 'knockout' && match.status === 'completed' && !match.isBye && isIn(match, team),
  );
  if (lost === undefined || lost.winnerId === team) return undefined;
  return { is: 'lost', name: nameOf(lost, division) };
}

function inGroup(team: TeamId, division: Division, lines: readonly StandingLine[]): TeamStanding | undefined {
  const line = lineOf(team, lines);
  const group = groupRank(team, division, lines);
  if (line === undefined || group === undefined) return undefined;
  const inIt = lines.filter((one) => isWith(one, line));
  if (!hasBegun(inIt)) return { is: 'ahead', teams: group.teams, advancing: group.advancing };
  if (line.awaitsLots) {
    const others = inIt.filter(({ rank }) => rank === line.rank).length - 1;
    return { is: 'level', group, others, isThrough: line.advances };
  }
  if (line.stillNeeds === 'nothing' || (line.isDecided && line.advances)) return { is: 'through', group, match: null };
  if (line.stillNeeds === 'out' || line.isDecided) return { is: 'out', group };
  return { is: 'ranked', group, advances: line.advances };
}

/** Returns the rank of a team in its group; undefined in a knock-out and in a group without standings. */
function groupRank(team: TeamId, division: Division, lines: readonly StandingLine[]): GroupRank | undefined {
  const line = lineOf(team, lines);
  const group = division.groups.find(({ name }) => name === line?.group);
  if (line === undefined || group === undefined) return undefined;
  return { rank: line.rank, teams: lines.filter((one) => isWith(one, line)).length, advancing: group.advancing };
}

const lineOf = (team: TeamId, lines: readonly StandingLine[]) => lines.find(({ teamId }) => teamId === team);

const isWith = (one: StandingLine, other: StandingLine): boolean =>
  one.ageBracket === other.ageBracket && one.group === other.group;

function reached(match: MatchView, { day, division }: DivisionOfDay): MatchReached {
  const game = day.games.find((one) => one.isInBracket && one.game.match === match.key)?.game;
  const start = game?.start ?? null;
  return {
    name: nameOf(match, division),
    startTime: start === null ? null : new Date(start),
    field: game?.field ?? null,
  };
}

function nameOf({ stage, round }: MatchView, { matches }: Division): KnockoutName | null {
  if (stage !== 'knockout') return null;
  return (
    knockoutName(round, Math.max(...matches.filter((match) => match.stage === stage).map((match) => match.round))) ??
    null
  );
}

const isIn = ({ team1Id, team2Id }: Pick<MatchView, 'team1Id' | 'team2Id'>, team: TeamId): boolean =>
  team1Id === team || team2Id === team;
