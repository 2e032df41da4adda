import type { TeamId } from '../match/match.ts';
import { type GameResult, winnerOfResult } from '../match/result.ts';

/** A game that is over, as it counts in a group. */
export interface GroupGame {
  readonly result: GameResult;
  /** The team for which the game does not count, because it is one more than the others play. */
  readonly extraFor?: TeamId;
}

/** What a team has done in its group. */
export interface TeamRecord {
  readonly teamId: TeamId;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  /** The goal difference with every game counted up to the cap. */
  readonly cappedDifference: number;
  readonly points: number;
  readonly shutOuts: number;
  readonly forfeits: number;
}

/** A team's record over the games that count for it: 3 points for a win, 1 for a draw. */
export function recordOf(teamId: TeamId, games: readonly GroupGame[], cap: number | null): TeamRecord {
  const counting = games.filter(({ result, extraFor }) => result.teams.includes(teamId) && extraFor !== teamId);
  const sides = counting.map(({ result }) => sideOf(result, teamId));
  const count = (is: (side: Side) => boolean) => sides.filter(is).length;
  const sum = (amount: (side: Side) => number) => sides.reduce((total, side) => total + amount(side), 0);
  const [wins, draws] = [count(({ outcome }) => outcome === 'win'), count(({ outcome }) => outcome === 'draw')];
  return {
    teamId,
    played: sides.length,
    wins,
    draws,
    losses: sides.length - wins - draws,
    goalsFor: sum(({ scored }) => scored),
    goalsAgainst: sum(({ conceded }) => conceded),
    goalDifference: sum(({ scored, conceded }) => scored - conceded),
    cappedDifference: sum(({ scored, conceded }) => capped(scored - conceded, cap)),
    points: wins * 3 + draws,
    shutOuts: count(({ conceded, outcome }) => conceded === 0 && outcome !== 'loss'),
    forfeits: count(({ hasForfeited }) => hasForfeited),
  };
}

/** A game seen from one of its teams. */
interface Side {
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly scored: number;
  readonly conceded: number;
  readonly hasForfeited: boolean;
}

function sideOf(result: GameResult, teamId: TeamId): Side {
  const { team1, team2 } = result.score;
  const isFirst = result.teams[0] === teamId;
  return {
    outcome: outcomeFor(result, teamId),
    scored: isFirst ? team1 : team2,
    conceded: isFirst ? team2 : team1,
    hasForfeited: result.status === 'forfeited' && result.by.includes(teamId),
  };
}

/** Level scores are a draw in a group, whatever kicks followed; a game both forfeited is lost by both. */
export function outcomeFor(result: GameResult, teamId: TeamId): 'win' | 'draw' | 'loss' {
  const isDraw = result.status !== 'forfeited' && result.score.team1 === result.score.team2;
  if (isDraw) return 'draw';
  return winnerOfResult(result) === teamId ? 'win' : 'loss';
}

const capped = (difference: number, cap: number | null): number =>
  cap === null ? difference : Math.max(-cap, Math.min(cap, difference));
