import { checkScore, noGoals, type Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type CompletedGame, type Game, type RunningGame, teamsOf } from './game.ts';

/** Role of the writer: a keeper writes during the game, an organizer also after it. */
export type Writer = 'keeper' | 'organizer';

/** Kicks a game off. A started game is left as it is; a game that was completed without a start is marked as played. */
export function startGame(game: Game): Game {
  if (game.status === 'completed' && isUnbegun(game)) {
    const { ending, ...played } = game;
    return played;
  }
  if (game.status !== 'scheduled') return game;
  return { ...game, status: 'in_progress', teams: teamsOf(game), score: noGoals };
}

/** Enters a score. The first one starts the game; in a completed game it is a correction, which only an organizer may make. */
export function keepScore(game: Game, score: Score, writer: Writer): RunningGame | CompletedGame {
  checkScore(score);
  checkOpenTo(writer, game);
  if (game.status !== 'completed') return { ...game, status: 'in_progress', teams: teamsOf(game), score };
  const { shootout, forfeitedBy, ending, unfinished, ...played } = game;
  const staysLevel = score.team1 === score.team2 && shootout !== undefined;
  const wasBegun = unfinished !== undefined && unfinished !== 'unplayed';
  return { ...played, score, ...(staysLevel ? { shootout } : {}), ...(wasBegun ? { unfinished } : {}) };
}

/** Tells whether a game was completed without anybody having begun it, and was neither forfeited nor closed as not played. */
export const isUnbegun = ({ forfeitedBy, unfinished, ending }: CompletedGame): boolean =>
  forfeitedBy === undefined && unfinished === undefined && ending?.before === null;

/** Refuses a keeper who writes to a game after its end, even goals that leave the score alone. */
export function checkOpenTo(writer: Writer, game: Game): void {
  if (writer === 'keeper' && game.status === 'completed') throw gameIsCompleted();
}

/** Returns the score of a game, 0 - 0 before it starts. */
export const scoreOf = (game: Game): Score => (game.status === 'scheduled' ? noGoals : game.score);

const gameIsCompleted = () =>
  new Refusal('conflict', 'This game has been completed. Score updates are disabled for completed games.');
