import { isLevel, type Score } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { freshGame, needsAWinner } from './complete-game.ts';
import { type CompletedGame, type Game, mayEndLevel, teamsOf, type UpcomingGame } from './game.ts';
import { scoreOf } from './keep-score.ts';

/** Decision about an abandoned game: its result stands, it is replayed, or it counts for nothing. */
export type Abandonment = 'stands' | 'replay' | 'void';

/** Closes a game that was not played to its end. One that nobody has begun can only be closed as not played. */
export function abandonGame(game: Game, decided: Abandonment, shootout?: Score): CompletedGame | UpcomingGame {
  if (!hasBegun(game)) return closedUnplayed(game, decided);
  const { id, match, stage, field, start, score } = game;
  const teams = teamsOf(game);
  if (decided === 'replay') return freshGame(game, teams);
  const over = { id, match, stage, field, start, teams, score, status: 'completed', unfinished: decided } as const;
  if (decided === 'void' || !isLevel(score) || mayEndLevel(game)) return over;
  const kicks = shootout ?? (game.status === 'completed' ? game.shootout : undefined);
  if (kicks === undefined || isLevel(kicks)) throw needsAWinner();
  return { ...over, shootout: kicks };
}

function closedUnplayed(game: Game, decided: Abandonment): CompletedGame {
  if (decided !== 'void') throw nobodyBegan();
  const { id, match, stage, field, start } = game;
  const ending = { before: null, isWithdrawal: false };
  const [teams, score] = [teamsOf(game), scoreOf(game)];
  return { id, match, stage, field, start, teams, score, status: 'completed', unfinished: 'unplayed', ending };
}

/** Tells whether somebody has begun a game; a forfeit is none that was played. */
function hasBegun(game: Game): game is Exclude<Game, UpcomingGame> {
  if (game.status === 'completed' && game.forfeitedBy !== undefined) throw wasForfeited();
  return game.status === 'in_progress' || (game.status === 'completed' && game.unfinished !== 'unplayed');
}

const nobodyBegan = () =>
  new Refusal('conflict', 'Nobody has begun this game: it can be closed as not played, and then counts for nothing');
const wasForfeited = () => new Refusal('conflict', 'This game was forfeited. Reopen it to close it in another way.');
