/** Team's part of a game. */
export interface PartOfGame {
  readonly outcome: Outcome;
  readonly scored: number;
  readonly conceded: number;
  readonly hasForfeited: boolean;
}

export type Outcome = 'win' | 'draw' | 'loss';

/** Points for the outcome of a game, as FIFA counts them since 1994. */
export const pointsFor: Readonly<Record<Outcome, number>> = { win: 3, draw: 1, loss: 0 };

/** Tells whether a game was not lost and no goal was let in. */
export const isShutOut = ({ conceded, outcome }: PartOfGame): boolean => conceded === 0 && outcome !== 'loss';
