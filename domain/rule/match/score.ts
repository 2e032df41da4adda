import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Goals of both teams of a game, or the kicks scored in a shoot-out. */
export interface Score {
  readonly team1: number;
  readonly team2: number;
}

/** Maximum of goals that a team can have. */
export const highestScore = 99;

/** Score at the start of a game. */
export const noGoals: Score = { team1: 0, team2: 0 };

export const isLevel = (score: Score): boolean => score.team1 === score.team2;

export const sameScore = (one: Score, other: Score): boolean => one.team1 === other.team1 && one.team2 === other.team2;

/** Refuses anything but two whole numbers from 0 to 99. */
export function checkScore(score: Score): Score {
  if (![score.team1, score.team2].every(isGoals)) throw scoreRefused();
  return score;
}

/** Tells whether a value is a valid number of goals. */
export const isGoals = (goals: unknown): goals is number =>
  typeof goals === 'number' && Number.isInteger(goals) && goals >= 0 && goals <= highestScore;

/** Name of the decision of a level game or tie. */
export const shootoutName = said('Shoot-out');

export const scoreWrong = said('A score is two whole numbers from 0 to {highestScore}', { highestScore });

const scoreRefused = () => new Refusal('invalid', scoreWrong);
