/** Points of a team for a game. */
export interface PointsSystem {
  readonly winPoints: number;
  readonly drawPoints: number;
  /** Points for a game lost on the field; a team that did not play it gets none. */
  readonly lossPoints: number;
  /** Points for every goal, up to the cap. */
  readonly goalPoints: number;
  /** Maximum of goals per game that give points; null counts them all. */
  readonly goalPointsCap: number | null;
  /** Points for a game that was not lost and in which no goal was let in. */
  readonly shutOutPoints: number;
}

/** 3 for a win and 1 for a draw, as FIFA counts them since 1994. */
export const threeForAWin: PointsSystem = {
  winPoints: 3,
  drawPoints: 1,
  lossPoints: 0,
  goalPoints: 0,
  goalPointsCap: null,
  shutOutPoints: 0,
};

/** At most ten points for a game, as many tournaments of American youth clubs publish them: 6 and 3, a goal up to three, a shut-out. */
export const tenPoints: PointsSystem = {
  winPoints: 6,
  drawPoints: 3,
  lossPoints: 0,
  goalPoints: 1,
  goalPointsCap: 3,
  shutOutPoints: 1,
};

/** Team's part of a game, as needed for its points. */
export interface PartOfGame {
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly scored: number;
  readonly conceded: number;
  readonly hasForfeited: boolean;
}

/** Returns the points for the result of a game alone. */
export function resultPoints({ outcome, hasForfeited }: PartOfGame, system: PointsSystem): number {
  if (outcome === 'win') return system.winPoints;
  if (outcome === 'draw') return system.drawPoints;
  return hasForfeited ? 0 : system.lossPoints;
}

/** Returns all points for a game: for its result, its goals and a shut-out. */
export function gamePoints(part: PartOfGame, system: PointsSystem): number {
  const goals = upTo(part.scored, system.goalPointsCap) * system.goalPoints;
  return resultPoints(part, system) + goals + (isShutOut(part) ? system.shutOutPoints : 0);
}

/** Tells whether a game was not lost and no goal was let in. */
export const isShutOut = ({ conceded, outcome }: PartOfGame): boolean => conceded === 0 && outcome !== 'loss';

/** Returns the goals that count, up to the cap; without a cap all do. */
export const upTo = (goals: number, cap: number | null): number => (cap === null ? goals : Math.min(cap, goals));
