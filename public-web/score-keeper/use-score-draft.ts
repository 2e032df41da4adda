import { useState } from 'react';
import { highestScore, noGoals, type Score, sameScore } from '../../domain/rule/match/score.ts';
import type { SentGame } from '../game/sent-game.ts';

/** Score on the screen before it is saved. */
export interface ScoreDraft {
  readonly score: Score;
  /** Current score of the game. */
  readonly from: Score;
  readonly isUnsaved: boolean;
  readonly change: (score: Score) => void;
  readonly drop: () => void;
}

/** Holds a keeper's unsaved change of the score; it is kept as a difference when goals arrive meanwhile. */
export function useScoreDraft({ team1Score, team2Score }: SentGame): ScoreDraft {
  const [by, setBy] = useState<Score>(noGoals);
  const from = { team1: team1Score, team2: team2Score };
  const score = { team1: within(from.team1 + by.team1), team2: within(from.team2 + by.team2) };
  return {
    ...{ score, from, isUnsaved: !sameScore(score, from) },
    change: ({ team1, team2 }) => setBy({ team1: team1 - from.team1, team2: team2 - from.team2 }),
    drop: () => setBy(noGoals),
  };
}

const within = (goals: number): number => Math.min(highestScore, Math.max(0, goals));
