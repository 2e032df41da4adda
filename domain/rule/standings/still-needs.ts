import type { TeamId } from '../match/match.ts';
import { type Outcome, pointsFor } from './part-of-game.ts';
import type { RankedGroup } from './standings.ts';
import type { StandingsSettings } from './standings-settings.ts';
import { recordOf } from './team-record.ts';

/** Result that a team still needs to advance: nothing once no result can take its place, `out` once none can give it one. */
export type StillNeeds = 'nothing' | 'a draw' | 'a win' | 'out';

/** Game of a group that is not over. */
export interface OpenGame {
  readonly teams: readonly [TeamId, TeamId];
  /** Team for which the game does not count. */
  readonly extraFor?: TeamId;
}

/** Maximum of open games that is computed: six can end in 729 ways. */
const fewGames = 6;

const endings = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
] as const;

/**
 * Returns what each team of a group still needs, where it follows from the few games that are left by wins or
 * points alone, whatever the goals. Empty before the first game, and where a forfeit changes the order.
 */
export function stillNeeds(
  group: RankedGroup,
  open: readonly OpenGame[],
  settings: StandingsSettings,
): ReadonlyMap<TeamId, StillNeeds> {
  const worth = worthOf(settings);
  const staying = group.teams.filter((team) => !group.withdrawn.includes(team));
  const records = staying.map((team) => ({ team, record: recordOf(team, group.games, settings.goalDifferenceCap) }));
  const isTold = group.games.length > 0 && open.length <= fewGames && group.advancing < staying.length;
  if (worth === undefined || !isTold || records.some(({ record }) => record.forfeits > 0)) return new Map();
  const now = new Map(records.map(({ team, record }) => [team, record[worth.figure]]));
  const ways = waysOf(open).map((way) => finish(now, way, worth.of));
  return new Map(
    staying.flatMap((team) => {
      const needs = needsOf(team, { ways, open, advancing: group.advancing });
      return needs === undefined ? [] : [[team, needs] as const];
    }),
  );
}

interface Worth {
  readonly figure: 'wins' | 'points';
  readonly of: (outcome: Outcome) => number;
}

/** Returns the value of an outcome for the first criterion; undefined where that is neither wins nor points. */
function worthOf({ criteria: [first] }: StandingsSettings): Worth | undefined {
  if (first === 'wins') return { figure: 'wins', of: (outcome) => (outcome === 'win' ? 1 : 0) };
  return first === 'points' ? { figure: 'points', of: (outcome) => pointsFor[outcome] } : undefined;
}

interface EndedGame {
  readonly game: OpenGame;
  readonly outcomes: readonly [Outcome, Outcome];
}

/** Returns every way in which games can end. */
function waysOf(open: readonly OpenGame[]): readonly (readonly EndedGame[])[] {
  return open.reduce<readonly (readonly EndedGame[])[]>(
    (ways, game) => ways.flatMap((way) => endings.map((outcomes) => [...way, { game, outcomes }])),
    [[]],
  );
}

/** Way in which the group can end: each team's figure then, and how its games ended. */
interface Way {
  readonly figures: ReadonlyMap<TeamId, number>;
  readonly outcomes: ReadonlyMap<TeamId, Outcome>;
}

function finish(now: ReadonlyMap<TeamId, number>, way: readonly EndedGame[], worth: (outcome: Outcome) => number): Way {
  const figures = new Map(now);
  const outcomes = new Map<TeamId, Outcome>();
  for (const { game, outcomes: ended } of way)
    for (const [side, team] of game.teams.entries()) {
      const outcome = ended[side];
      const figure = figures.get(team);
      if (outcome === undefined || figure === undefined || game.extraFor === team) continue;
      figures.set(team, figure + worth(outcome));
      outcomes.set(team, outcome);
    }
  return { figures, outcomes };
}

interface Ways {
  readonly ways: readonly Way[];
  readonly open: readonly OpenGame[];
  readonly advancing: number;
}

function needsOf(team: TeamId, { ways, open, advancing }: Ways): StillNeeds | undefined {
  const own = ({ figures }: Way) => figures.get(team) ?? 0;
  const rivals = ({ figures }: Way, isAbove: (figure: number) => boolean) =>
    [...figures].filter(([other, figure]) => other !== team && isAbove(figure)).length;
  // Count a rival with an equal figure as ahead, since goals may put it first.
  const isIn = (way: Way) => rivals(way, (figure) => figure >= own(way)) < advancing;
  const isOut = (way: Way) => rivals(way, (figure) => figure > own(way)) >= advancing;
  if (ways.every(isIn)) return 'nothing';
  if (ways.every(isOut)) return 'out';
  const games = open.filter(({ teams, extraFor }) => teams.includes(team) && extraFor !== team);
  if (games.length !== 1) return undefined;
  const after = (outcomes: readonly Outcome[]) =>
    ways.filter((way) => outcomes.includes(way.outcomes.get(team) ?? 'loss')).every(isIn);
  if (after(['win', 'draw'])) return 'a draw';
  return after(['win']) ? 'a win' : undefined;
}
