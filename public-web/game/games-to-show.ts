import { coversGame, type KeeperRange } from '../../domain/session/keeper-range.ts';
import { isOneDay } from '../../domain/time/eastern.ts';
import { isCompleted, isPlaying, type SentGame } from './sent-game.ts';

/** Returns the current games, else those with the next kick-off. Another day follows only when none of today is left, late games included. */
export function gamesToShow(games: readonly SentGame[], now: Date): readonly SentGame[] {
  const playing = games.filter(isPlaying);
  if (playing.length > 0) return playing;
  const planned = games
    .flatMap((game) =>
      game.status === 'scheduled' && game.startTime !== null ? [{ game, start: game.startTime }] : [],
    )
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const isToday = ({ start }: { readonly start: string }) => isOneDay(new Date(start), now);
  const toCome = planned.filter(({ start }) => Date.parse(start) > now.getTime());
  const first = toCome.find(isToday) ?? planned.find(isToday) ?? toCome[0];
  return first === undefined ? [] : [first.game];
}

/** Sorts games for score keepers: current ones, upcoming ones, and completed ones with the latest first. */
export function inKeepersOrder(games: readonly SentGame[]): readonly SentGame[] {
  const byKickOff = games.toSorted((one, other) => (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999'));
  return [
    ...byKickOff.filter(isPlaying),
    ...byKickOff.filter((game) => !isPlaying(game) && !isCompleted(game)),
    ...byKickOff.filter(isCompleted).toReversed(),
  ];
}

/** Returns whether a keeper's link covers a game. */
export function isWithinWidth(width: KeeperRange | undefined, { tournamentId, field }: SentGame): boolean {
  return coversGame(width, { tournamentId, field: field ?? '' });
}
