import { gameOn } from '../../day/enter-game.ts';
import type { GameOnFile, TournamentDay } from '../../day/tournament-day.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Returns a game with a place in the timetable, refusing one left over from an earlier draw. */
export function inTimetable(day: TournamentDay, gameId: number): GameOnFile {
  const found = gameOn(day, gameId);
  if (!found.isInBracket) throw outsideTimetable();
  return found;
}

/** Refuses to change a game that somebody else has changed meanwhile. */
export function checkSeen({ version: current }: GameOnFile, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw gameChanged(current);
}

const outsideTimetable = () =>
  new Refusal('conflict', 'This game was left behind by an earlier draw: it has no place in the timetable');

const gameChanged = (version: number) =>
  new Refusal('stale', 'This game was changed meanwhile. Look at it again before you change it.', { version });
