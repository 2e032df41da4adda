import { AnswersRefused } from '../form/accept-answers.ts';
import { said } from '../language/sentence.ts';
import type { TeamId } from '../match/match.ts';
import type { Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Game } from './game.ts';
import { teamsOf } from './game.ts';
import { scoreOf } from './keep-score.ts';

/** The last minute a goal can be given. */
export const lastMinute = 90;

export const minuteWrong = said('The minute is a whole number from 1 to {lastMinute}', { lastMinute });

/** A goal of a player for one of the two teams. */
export interface Goal {
  readonly gameId: number;
  readonly playerId: number;
  readonly teamId: TeamId;
  /** The minute of the game clock, 1 to 90. */
  readonly minute: number;
}

/** A player as far as a goal is concerned; the team is the one of this tournament. */
export interface Scorer {
  readonly playerId: number;
  readonly teamId: TeamId | null;
}

/** Gives a goal to a player of one of the two teams. */
export function scoreGoal(game: Game, { playerId, teamId }: Scorer, minute: number): Goal {
  if (teamId === null || !teamsOf(game).includes(teamId)) throw playsForNeither();
  return { gameId: game.id, playerId, teamId, minute: checkMinute(minute) };
}

/** Refuses a minute outside 1 to 90. */
export function checkMinute(minute: number): number {
  if (!Number.isInteger(minute) || minute < 1 || minute > lastMinute) throw minuteRefused();
  return minute;
}

const playsForNeither = () => new Refusal('invalid', 'A goal is scored by a player of one of the two teams');
const minuteRefused = () => new AnswersRefused({ minute: minuteWrong });

/** The score with one goal more, or less, for a team of the game. */
export function scoreAfterGoal(game: Game, teamId: number, by: 1 | -1): Score {
  const { team1, team2 } = scoreOf(game);
  const isFirst = game.teams?.[0] === teamId;
  return { team1: isFirst ? Math.max(0, team1 + by) : team1, team2: isFirst ? team2 : Math.max(0, team2 + by) };
}
