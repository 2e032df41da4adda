/** Game between two seeds (from 1) in a round of the circle method. */
export interface Meeting {
  readonly leg: number;
  readonly seeds: readonly [number, number];
  /** Seed that plays one game more than the others because of this one. */
  readonly extraFor?: number;
}

/** Pairs an even number of teams by the circle method: the first stays, the others rotate, and everyone plays every round. */
export function circleRounds(teams: number, rounds: number): readonly Meeting[] {
  const turning = teams - 1;
  const seat = (index: number, round: number) => ((((index - round) % turning) + turning) % turning) + 2;
  const game = (round: number, pair: number): Meeting => {
    const home = pair === 0 ? 1 : seat(pair - 1, round);
    return { leg: round + 1, seeds: [home, seat(turning - 1 - pair, round)] };
  };
  return range(rounds).flatMap((round) => range(teams / 2).map((pair) => game(round, pair)));
}

/**
 * Pairs an odd number of teams with an even number of games each by the circulant pattern: team i meets the teams
 * 1, 2 .. games / 2 places away on a ring. The leg is the round in which the circle method has the same game.
 */
export function circulantGames(teams: number, games: number): readonly Meeting[] {
  const distances = range(games / 2).map((index) => index + 1);
  return distances.flatMap((distance) => range(teams).map((index) => ringGame(teams, index, distance))).toSorted(byLeg);
}

/**
 * Gives one game each to an odd number of teams, so that the first seed plays two: every second step of a walk
 * around the whole ring. The first seed's second game is its extra one.
 */
export function walkGames(teams: number): readonly Meeting[] {
  const distance = (teams - 1) / 2;
  const steps = range((teams + 1) / 2).map((step) => ringGame(teams, (step * 2 * distance) % teams, distance));
  return steps.map((game, step) => (step === steps.length - 1 ? { ...game, extraFor: 1 } : game)).toSorted(byLeg);
}

function ringGame(teams: number, index: number, distance: number): Meeting {
  const other = (index + distance) % teams;
  return { leg: ((index + other) % teams) + 1, seeds: [index + 1, other + 1] };
}

const byLeg = (one: Meeting, other: Meeting): number => one.leg - other.leg;
const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
