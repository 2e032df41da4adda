/** What a game is worth to a team. */
export interface PointsSystem {
  readonly winPoints: number;
  readonly drawPoints: number;
  /** For a game that was lost on the field; a team that did not play it gets none. */
  readonly lossPoints: number;
  /** For every goal, up to the cap. */
  readonly goalPoints: number;
  /** The goals of a game for which there are points at most; null counts them all. */
  readonly goalPointsCap: number | null;
  /** For a game that was not lost and in which no goal was let in. */
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

/** Ten points at most for a game, as many tournaments of American youth clubs publish them: 6 and 3, a goal up to three, a shut-out. */
export const tenPoints: PointsSystem = {
  winPoints: 6,
  drawPoints: 3,
  lossPoints: 0,
  goalPoints: 1,
  goalPointsCap: 3,
  shutOutPoints: 1,
};

/** A team's part of a game, as far as points are given for it. */
export interface PartOfGame {
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly scored: number;
  readonly conceded: number;
  readonly hasForfeited: boolean;
}

/** What a game is worth by its result alone. */
export function resultPoints({ outcome, hasForfeited }: PartOfGame, system: PointsSystem): number {
  if (outcome === 'win') return system.winPoints;
  if (outcome === 'draw') return system.drawPoints;
  return hasForfeited ? 0 : system.lossPoints;
}

/** What a game is worth in all: its result, its goals and a shut-out. */
export function gamePoints(part: PartOfGame, system: PointsSystem): number {
  const goals = upTo(part.scored, system.goalPointsCap) * system.goalPoints;
  return resultPoints(part, system) + goals + (isShutOut(part) ? system.shutOutPoints : 0);
}

/** A game that was not lost and in which no goal was let in. */
export const isShutOut = ({ conceded, outcome }: PartOfGame): boolean => conceded === 0 && outcome !== 'loss';

/** Goals as far as they count; without a cap all do. */
export const upTo = (goals: number, cap: number | null): number => (cap === null ? goals : Math.min(cap, goals));
