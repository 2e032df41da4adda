import type { Division } from '../match/division.ts';
import type { TournamentStatus } from '../tournament/tournament.ts';
import type { DivisionView } from './division-view.ts';
import type { GameOnFile, TournamentDay } from './tournament-day.ts';

/** Games of a day before a change and after it. */
interface ChangedGames {
  readonly before: readonly GameOnFile[];
  readonly after: readonly GameOnFile[];
}

/**
 * Returns the status of a tournament: active from the first game that starts, completed when all its finals are, and upcoming again
 * when the only start is taken back.
 */
export function statusOfDay(
  { tournament, draw }: TournamentDay,
  shown: readonly DivisionView[],
  { before, after }: ChangedGames,
): TournamentStatus {
  const isOver = shown.every((division, index) => isDecided(draw.divisions[index], division));
  if (isOver) return 'completed';
  if (hasStarted(after)) return 'active';
  if (hasStarted(before)) return 'upcoming';
  return tournament.status === 'completed' ? 'active' : tournament.status;
}

const hasStarted = (games: readonly GameOnFile[]): boolean =>
  games.some(
    ({ game }) => game.status !== 'scheduled' && !(game.status === 'completed' && game.unfinished === 'unplayed'),
  );

/** Tells whether the final is over or, where none is played, every game. */
function isDecided(division: Division | undefined, { matches, isOver }: DivisionView): boolean {
  const final = division?.matches.find((match) => match.stage === 'knockout' && match.places?.[0] === 1);
  if (final === undefined) return isOver;
  return matches.find(({ key }) => key === final.key)?.status === 'completed';
}
