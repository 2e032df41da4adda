import type { Division, Group } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import { type MatchSheet, matchSheet, team } from '../match/match-sheet.ts';
import type { Meeting } from './circle.ts';
import type { PoolCount } from './draw-settings.ts';
import { groupGames } from './group-games.ts';
import { drawKnockout, drawThirdPlace } from './knockout.ts';
import { finalists, singleGroup, snake } from './pools.ts';

/** Options of a round robin. */
interface RoundRobinWish {
  /** Returns the group games per team for a group of this many teams. */
  readonly gamesEach: (teams: number) => number;
  readonly pools?: PoolCount | null;
  readonly thirdPlace: boolean;
  /** Whether only group games are played: nobody is ranked, and nobody plays on. */
  readonly withoutStandings?: boolean;
}

/** Draws the group games as round 1, then the knock-out of the best from round 2 of the view on. */
export function drawRoundRobin(name: string, seeds: readonly TeamId[], wish: RoundRobinWish): Division {
  const sheet = matchSheet(name);
  const groups = wish.pools ? snake(seeds, wish.pools) : [singleGroup(seeds)];
  writeGroupGames(sheet, groups, wish);
  if (!wish.withoutStandings) writeFinals(sheet, groups, wish);
  const ranked = groups.map((group) => (wish.withoutStandings ? { ...group, isRanked: false, advancing: 0 } : group));
  return { name, format: 'round-robin', teams: seeds, groups: ranked, matches: sheet.matches() };
}

function writeFinals(sheet: MatchSheet, groups: readonly Group[], { thirdPlace }: RoundRobinWish): void {
  const rounds = drawKnockout(sheet, { entrants: finalists(groups), firstRound: 2 });
  if (thirdPlace) drawThirdPlace(sheet, rounds);
}

function writeGroupGames(sheet: MatchSheet, groups: readonly Group[], wish: RoundRobinWish): void {
  const games = groups.flatMap((group) =>
    groupGames(group.teams.length, wish.gamesEach(group.teams.length)).map((meeting) => ({ group, meeting })),
  );
  const legByLeg = games.toSorted((one, other) => one.meeting.leg - other.meeting.leg);
  for (const { group, meeting } of legByLeg) writeGroupGame(sheet, group, meeting);
}

function writeGroupGame(sheet: MatchSheet, group: Group, { leg, seeds, extraFor }: Meeting): void {
  const teamOf = (seed: number) => group.teams[seed - 1] ?? Number.NaN;
  const extra = extraFor === undefined ? {} : { extraFor: teamOf(extraFor) };
  const [one, other] = seeds;
  sheet.write('group', 1, [team(teamOf(one)), team(teamOf(other))], { leg, group: group.name, ...extra });
}
