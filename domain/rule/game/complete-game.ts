import type { TeamId } from '../match/match.ts';
import type { Forfeiters, GameResult, Opponents } from '../match/result.ts';
import { checkScore, isLevel, noGoals, type Score, sameScore } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type CompletedGame, type Game, gameFrom, mayEndLevel, resultOf, teamsOf, type UpcomingGame } from './game.ts';
import { scoreOf } from './keep-score.ts';

/** Ends a game, even one never started. Completing it again with the same score changes nothing. */
export function completeGame(game: Game, shootout?: Score): CompletedGame {
  if (game.status === 'completed') return sameEnd(game, shootout);
  const teams = teamsOf(game);
  const score = scoreOf(game);
  const needsShootout = isLevel(score) && !mayEndLevel(game);
  if (!needsShootout) {
    const unbegun = game.status === 'scheduled' ? { ending: { before: null, isWithdrawal: false } } : {};
    return { ...game, status: 'completed', teams, score, ...unbegun };
  }
  if (shootout === undefined) throw needsAWinner();
  return { ...game, status: 'completed', teams, score, shootout: checkShootout(shootout) };
}

/** Ends a game as a forfeit of one or both teams that did not play or finish it. */
export function forfeitGame(game: Game, by: Forfeiters, goals: number): CompletedGame {
  const teams = teamsOf(game);
  if (!by.every((team) => teams.includes(team))) throw notInThisGame();
  const goalsOf = (team: TeamId) => (by.some((missing) => missing === team) ? 0 : goals);
  const score = { team1: goalsOf(teams[0]), team2: goalsOf(teams[1]) };
  const { id, match, stage, field, start } = game;
  const ending = { before: playedIn(game), isWithdrawal: false };
  return { id, match, stage, field, start, teams, status: 'completed', score, forfeitedBy: by, ending };
}

/** Returns the result a game reached by being played, before a forfeit if it has one; null where nobody has begun it. */
export function playedIn(game: Game): GameResult | null {
  const isForfeit = game.status === 'completed' && game.forfeitedBy !== undefined;
  return (isForfeit ? game.ending?.before : resultOf(game)) ?? null;
}

/** Tells whether a game was forfeited or closed before anybody had begun it. A forfeit after the beginning ends a game that was played. */
export const endedUnplayed = (game: Game): boolean =>
  game.status === 'completed' &&
  (game.unfinished === 'unplayed' || (game.forfeitedBy !== undefined && playedIn(game) === null));

/** Ways of a forfeit: by a withdrawal, before anybody had begun the game, or during it. */
const forfeitWays = ['withdrawn', 'unplayed', 'played'] as const;
export type ForfeitWay = (typeof forfeitWays)[number];

/** Returns the way in which a game was forfeited; undefined where it was not. */
export function forfeitWay(game: Game): ForfeitWay | undefined {
  if (game.status !== 'completed' || game.forfeitedBy === undefined) return undefined;
  if (game.ending?.isWithdrawal) return 'withdrawn';
  return playedIn(game) === null ? 'unplayed' : 'played';
}

/**
 * Reopens a game. A forfeit gives way to the state before it, a game played to its end goes on at its score, and
 * one that nobody had begun is to be played.
 */
export function reopenGame(game: CompletedGame): Game {
  const { shootout, forfeitedBy, ending, unfinished, ...played } = game;
  const { id, match, stage, field, start, teams } = game;
  if (forfeitedBy !== undefined)
    return gameFrom({ id, match, stage, field, start, teams }, ending?.before ?? undefined);
  if (ending?.before === null && sameScore(game.score, noGoals)) return freshGame(game, teams);
  return { ...played, status: 'in_progress' };
}

/** Returns the same fixture with nothing played, for the teams that are in it now: the state of a reset or deleted game. */
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
