import type { Division } from '../match/division.ts';
import type { TournamentStatus } from '../tournament/tournament.ts';
import type { DivisionView } from './division-view.ts';
import type { GameOnFile, TournamentDay } from './tournament-day.ts';

/** Returns the status of a tournament: active from the first game that starts, completed when all its finals are. */
export function statusOfDay(
  { tournament, draw }: TournamentDay,
  shown: readonly DivisionView[],
  games: readonly GameOnFile[],
): TournamentStatus {
  const isOver = shown.every((division, index) => isDecided(draw.divisions[index], division));
  if (isOver) return 'completed';
  const hasStarted = games.some(({ game }) => game.status !== 'scheduled');
  return hasStarted || tournament.status === 'completed' ? 'active' : tournament.status;
}

/** Tells whether the final is over or, where none is played, every game. */
function isDecided(division: Division | undefined, { matches, isOver }: DivisionView): boolean {
  const final = division?.matches.find((match) => match.stage === 'knockout' && match.places?.[0] === 1);
  if (final === undefined) return isOver;
  return matches.find(({ key }) => key === final.key)?.status === 'completed';
}
