import { isWithin, type KeeperWidth } from '../../domain/session/keeper-width.ts';
import { isCompleted, isPlaying, type ShownGame } from './shown-game.ts';

/** Those in progress, else the earliest kick-off still to come. */
export function gamesToShow(games: readonly ShownGame[], now: Date): readonly ShownGame[] {
  const playing = games.filter(isPlaying);
  if (playing.length > 0) return playing;
  const isToCome = ({ status, startTime }: ShownGame) =>
    status === 'scheduled' && startTime !== null && Date.parse(startTime) > now.getTime();
  const toCome = games.filter(isToCome);
  return toCome.toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? '')).slice(0, 1);
}

/** In the order a score keeper looks for them: what is played, what comes next, and what is over, the latest first. */
export function inKeepersOrder(games: readonly ShownGame[]): readonly ShownGame[] {
  const byKickOff = games.toSorted((one, other) => (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999'));
  return [
    ...byKickOff.filter(isPlaying),
    ...byKickOff.filter((game) => !isPlaying(game) && !isCompleted(game)),
    ...byKickOff.filter(isCompleted).toReversed(),
  ];
}

/** Whether a keeper's link reaches to a game; one without a time is on no day. */
export function isWithinWidth(width: KeeperWidth | undefined, { tournamentId, field, startTime }: ShownGame): boolean {
  if (width === undefined) return true;
  if (startTime === null && width.day !== null) return false;
  return isWithin(width, { tournamentId, field: field ?? '', startTime: new Date(startTime ?? 0) });
}
