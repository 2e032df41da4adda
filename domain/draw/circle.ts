/** A game between two seeds (from 1) in a round of the circle. */
export interface Meeting {
  readonly leg: number;
  readonly seeds: readonly [number, number];
  /** The seed that plays one game more than the others by this one. */
  readonly extraFor?: number;
}

/** The circle method for an even number of teams: the first stays, the others turn; every round everyone plays. */
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
 * The circulant pattern for an odd number of teams and an even number of games each: team i meets the teams 1, 2 .. games / 2
 * places away on a ring. The leg is the round in which the circle method has the same game.
 */
export function circulantGames(teams: number, games: number): readonly Meeting[] {
  const distances = range(games / 2).map((index) => index + 1);
  return distances.flatMap((distance) => range(teams).map((index) => ringGame(teams, index, distance))).toSorted(byLeg);
}

/**
 * One game each for an odd number of teams, so that the first seed plays two: every second step of a walk that visits the whole
 * ring. The first seed's second game is its extra one.
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
