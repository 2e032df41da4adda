import { abandonGame } from '../game/abandon-game.ts';
import type { Game } from '../game/game.ts';
import { historyOf } from '../game/history.ts';
import { previewRevision, type RevisedDay } from './revise-day.ts';
import type { GameOnFile, TournamentDay } from './tournament-day.ts';

/** Game that is closed as not played. */
export interface ClosedGame {
  readonly gameId: number;
  readonly team1Name: string;
  readonly team2Name: string;
}

/** Closes the games as not played whose time is over and that nobody has begun, and those whose teams follow from them. */
export function closeGames(before: TournamentDay, now: Date): RevisedDay {
  let closed = before;
  for (let due = dueIn(closed, now); due.size > 0; due = dueIn(closed, now)) {
    const games = closed.games.map((onFile) => (due.has(onFile.game.id) ? closedOne(onFile) : onFile));
    closed = previewRevision(closed, { games }).day;
  }
  const revised = previewRevision(before, { games: closed.games });
  return { ...revised, history: historyOf(gamesOf(before), gamesOf(revised.day)) };
}

const closedOne = (onFile: GameOnFile): GameOnFile => ({ ...onFile, game: abandonGame(onFile.game, 'void') });

function dueIn({ games }: TournamentDay, now: Date): ReadonlySet<number> {
  const due = games.filter(
    ({ game, end }) => game.status === 'scheduled' && game.teams !== null && end !== null && new Date(end) < now,
  );
  return new Set(due.map(({ game }) => game.id));
}

const gamesOf = ({ games }: TournamentDay): readonly Game[] => games.map(({ game }) => game);
