import type { TeamId } from '../match/match.ts';
import type { Opponents } from '../match/result.ts';
import { checkScore, isLevel, type Score, sameScore } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type CompletedGame, type Game, mayEndLevel, teamsOf, type UpcomingGame } from './game.ts';
import { scoreOf } from './keep-score.ts';

/** Ends a game, also one never started. Completing it again with the same score changes nothing. */
export function completeGame(game: Game, shootout?: Score): CompletedGame {
  if (game.status === 'completed') return sameEnd(game, shootout);
  const teams = teamsOf(game);
  const score = scoreOf(game);
  const needsShootout = isLevel(score) && !mayEndLevel(game);
  if (!needsShootout) return { ...game, status: 'completed', teams, score };
  if (shootout === undefined) throw needsAWinner();
  return { ...game, status: 'completed', teams, score, shootout: checkShootout(shootout) };
}

/** Ends a game that one team, or both, did not play or finish. */
export function forfeitGame(game: Game, by: CompletedGame['forfeitedBy'] & object, goals: number): CompletedGame {
  const teams = teamsOf(game);
  if (!by.every((team) => teams.includes(team))) throw notInThisGame();
  const goalsOf = (team: TeamId) => (by.some((missing) => missing === team) ? 0 : goals);
  const score = { team1: goalsOf(teams[0]), team2: goalsOf(teams[1]) };
  const { id, match, stage, field, start } = game;
  return { id, match, stage, field, start, teams, status: 'completed', score, forfeitedBy: by };
}

/** Takes an ending back; the score stays and can go on. */
export function reopenGame(game: CompletedGame): Game {
  const { shootout, forfeitedBy, ...played } = game;
  return { ...played, status: 'in_progress' };
}

/** The same fixture with nothing played: what a reset or deleted game becomes, for the teams that are in it now. */
export function freshGame({ id, match, stage, field, start }: Game, teams: Opponents | null): UpcomingGame {
  return { id, match, stage, field, start, teams, status: 'scheduled' };
}

function sameEnd(game: CompletedGame, shootout: Score | undefined): CompletedGame {
  const isSame = shootout === undefined || (game.shootout !== undefined && sameScore(game.shootout, shootout));
  if (!isSame) throw alreadyCompleted();
  return game;
}

function checkShootout(shootout: Score): Score {
  if (isLevel(checkScore(shootout))) throw shootoutLevel();
  return shootout;
}

export const needsAWinner = () =>
  new Refusal('conflict', 'This game cannot end level: enter the golden goal, or the result of the shoot-out');
const shootoutLevel = () => new Refusal('invalid', 'A shoot-out cannot end level');
const alreadyCompleted = () => new Refusal('conflict', 'This game was completed with another shoot-out');
const notInThisGame = () => new Refusal('invalid', 'Only a team of this game can forfeit it');
