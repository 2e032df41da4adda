import { type Score, sameScore } from '../match/score.ts';

/** What can become of a game's score: entered, kicked off, ended, taken back, given away, or gone with a correction. */
export const changeKinds = ['score', 'start', 'complete', 'reopen', 'forfeit', 'reset', 'delete'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A line in the history of a game's score: it is never changed or removed. */
export interface ScoreChange {
  readonly gameId: number;
  readonly from: Score;
  readonly to: Score;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Where a score came from and what it became. */
export type ScoreStep = Pick<ScoreChange, 'from' | 'to'>;

/** The line a new score adds to a game's history; none where the score stays the same. */
export function scoreChange(gameId: number, { from, to }: ScoreStep, by: string, at: string): ScoreChange | undefined {
  return sameScore(from, to) ? undefined : { gameId, from, to, by, at };
}
