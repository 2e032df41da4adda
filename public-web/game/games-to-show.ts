import { isWithin, type KeeperWidth } from '../../domain/session/keeper-width.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import { isCompleted, isPlaying, type ShownGame } from './shown-game.ts';

/** Those in progress, else the earliest kick-off still to come; of another day only once none of today is left, late ones included. */
export function gamesToShow(games: readonly ShownGame[], now: Date): readonly ShownGame[] {
  const playing = games.filter(isPlaying);
  if (playing.length > 0) return playing;
  const planned = games
    .flatMap((game) =>
      game.status === 'scheduled' && game.startTime !== null ? [{ game, start: game.startTime }] : [],
    )
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const isToday = ({ start }: { readonly start: string }) => easternDay(new Date(start)) === easternDay(now);
  const toCome = planned.filter(({ start }) => Date.parse(start) > now.getTime());
  const first = toCome.find(isToday) ?? planned.find(isToday) ?? toCome[0];
  return first === undefined ? [] : [first.game];
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
