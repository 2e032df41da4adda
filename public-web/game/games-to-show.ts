import { isPlaying, type ShownGame } from './shown-game.ts';

/** Those in progress, else the earliest kick-off still to come. */
export function gamesToShow(games: readonly ShownGame[], now: Date): readonly ShownGame[] {
  const playing = games.filter(isPlaying);
  if (playing.length > 0) return playing;
  const isToCome = ({ status, startTime }: ShownGame) =>
    status === 'scheduled' && startTime !== null && Date.parse(startTime) > now.getTime();
  const toCome = games.filter(isToCome);
  return toCome.toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? '')).slice(0, 1);
}
