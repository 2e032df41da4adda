import type { TeamId } from '../match/match.ts';
import { forfeitersOf, type GameResult, winnerOfResult } from '../match/result.ts';
import { isShutOut, type Outcome, type PartOfGame, pointsFor } from './part-of-game.ts';

/** Finished game as it counts in a group. */
export interface GroupGame {
  readonly result: GameResult;
  /** Team for which the game does not count, because it is one more than the others play. */
  readonly extraFor?: TeamId;
}

/** Record of a team in its group. */
export interface TeamRecord {
  readonly teamId: TeamId;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  /** Goal difference, that of every game counted up to the cap. */
  readonly cappedDifference: number;
  readonly points: number;
  readonly shutOuts: number;
  readonly forfeits: number;
}

/** Returns a team's record over the games that count for it; the cap is the maximum that a game adds to the goal difference. */
export function recordOf(teamId: TeamId, games: readonly GroupGame[], cap: number | null): TeamRecord {
  const parts = countingFor(teamId, games).map(({ result }) => partOf(result, teamId));
  const count = (is: (part: PartOfGame) => boolean) => parts.filter(is).length;
  const sum = (amount: (part: PartOfGame) => number) => parts.reduce((total, part) => total + amount(part), 0);
  const [wins, draws] = [count(({ outcome }) => outcome === 'win'), count(({ outcome }) => outcome === 'draw')];
  return {
    teamId,
    played: parts.length,
    wins,
    draws,
    losses: parts.length - wins - draws,
    goalsFor: sum(({ scored }) => scored),
    goalsAgainst: sum(({ conceded }) => conceded),
    goalDifference: sum(({ scored, conceded }) => scored - conceded),
    cappedDifference: sum((part) => cappedDifference(part, cap)),
    points: sum(({ outcome }) => pointsFor[outcome]),
    shutOuts: count(isShutOut),
    forfeits: count(({ hasForfeited }) => hasForfeited),
  };
}

/** Returns the games that count for a team. */
export const countingFor = (teamId: TeamId, games: readonly GroupGame[]): readonly GroupGame[] =>
  games.filter(({ result, extraFor }) => result.teams.includes(teamId) && extraFor !== teamId);

/** Returns a game as seen by one of its teams. */
export function partOf(result: GameResult, teamId: TeamId): PartOfGame {
  const { team1, team2 } = result.score;
  const isFirst = result.teams[0] === teamId;
  return {
    outcome: outcomeFor(result, teamId),
    scored: isFirst ? team1 : team2,
    conceded: isFirst ? team2 : team1,
    hasForfeited: forfeitersOf(result).includes(teamId),
  };
}

/** Returns a team's outcome. Level scores are a draw in a group, whatever kicks followed; a game both forfeited is lost by both. */
export function outcomeFor(result: GameResult, teamId: TeamId): Outcome {
  const isDraw = forfeitersOf(result).length === 0 && result.score.team1 === result.score.team2;
  if (isDraw) return 'draw';
  return winnerOfResult(result) === teamId ? 'win' : 'loss';
}

/** Returns the goal difference of a game up to the cap, negative for a loss. */
export function cappedDifference({ scored, conceded }: PartOfGame, cap: number | null): number {
  const difference = scored - conceded;
  return cap === null ? difference : Math.max(-cap, Math.min(cap, difference));
}
