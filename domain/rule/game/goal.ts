import { AnswersRefused } from '../form/accept-answers.ts';
import { said } from '../language/sentence.ts';
import type { TeamId } from '../match/match.ts';
import type { Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { endedUnplayed } from './complete-game.ts';
import { type Game, teamsOf } from './game.ts';
import { lastMinute } from './game-clock.ts';
import { scoreOf } from './keep-score.ts';

export const minuteWrong = said('The minute is a whole number from 1 to {lastMinute}', { lastMinute });

/** Kinds of scorer: a player, unknown, or the other team by an own goal. Only a player's goals count among the top scorers. */
const goalScorers = ['player', 'unknown', 'own'] as const;
export type GoalScorer = (typeof goalScorers)[number];

/** Goal as reported. */
export interface GoalCorrection {
  /** Null where no player of the team scored it, or nobody saw who did. */
  readonly playerId: number | null;
  /** Team the goal counts for, also for an own goal. */
  readonly teamId: TeamId;
  /** Minute of the game clock, 1 to 90. */
  readonly minute: number;
  readonly scorer: GoalScorer;
}

/** Goal for one of the two teams of a game. */
export interface Goal extends GoalCorrection {
  readonly gameId: number;
}

/** Texts shown in place of a player's name. */
export const unknownScorer = 'Unknown scorer';
export const ownGoal = 'Own goal';

/** Player with the team of this tournament, as a goal needs it. */
export interface Scorer {
  readonly playerId: number;
  readonly teamId: TeamId | null;
}

/** Creates a goal of a player of one of the two teams. */
export function scoreGoal(game: Game, { playerId, teamId }: Scorer, minute: number): Goal {
  if (teamId === null || !teamsOf(game).includes(teamId)) throw playsForNeither();
  return { gameId: game.id, playerId, teamId, minute: checkMinute(minute), scorer: 'player' };
}

/** Creates a goal for one of the two teams without a known scorer of its own. */
export function goalOfNobody(game: Game, scorer: Exclude<GoalScorer, 'player'>, teamId: number, minute: number): Goal {
  const team = teamsOf(game).find((one) => one === teamId);
  if (team === undefined) throw countsForNeither();
  return { gameId: game.id, playerId: null, teamId: team, minute: checkMinute(minute), scorer };
}

/** Refuses a minute outside 1 to 90. */
export function checkMinute(minute: number): number {
  if (!Number.isInteger(minute) || minute < 1 || minute > lastMinute) throw minuteRefused();
  return minute;
}

const playsForNeither = () => new Refusal('invalid', 'A goal is scored by a player of one of the two teams');
const countsForNeither = () => new Refusal('invalid', 'A goal counts for one of the two teams');
const minuteRefused = () => new AnswersRefused({ minute: minuteWrong });

/** Refuses goals for a game that was never played, and goals that would change the score of a forfeit. */
export function checkGoalsCount(game: Game, withScore: boolean): void {
  if (game.status !== 'completed') return;
  if (game.forfeitedBy === undefined && endedUnplayed(game)) throw wasNotPlayed();
  if (game.forfeitedBy !== undefined && (withScore || endedUnplayed(game))) throw isForfeited();
}

const isForfeited = () =>
  new Refusal('conflict', 'This game was forfeited: its score is that of the forfeit. Reopen it to enter goals.');

const wasNotPlayed = () => new Refusal('conflict', 'This game was not played. Reopen it to enter goals.');

/** Returns the score with one goal more or less for a team of the game. */
export function scoreAfterGoal(game: Game, teamId: number, by: 1 | -1): Score {
  const { team1, team2 } = scoreOf(game);
  const isFirst = game.teams?.[0] === teamId;
  return { team1: isFirst ? Math.max(0, team1 + by) : team1, team2: isFirst ? team2 : Math.max(0, team2 + by) };
}
