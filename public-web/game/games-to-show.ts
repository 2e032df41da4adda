import { isLate } from '../../domain/rule/game/late.ts';
import { coversGame, type KeeperRange } from '../../domain/rule/score-keeper/keeper-range.ts';
import { isOneDay } from '../../domain/rule/time/eastern.ts';
import { isCompleted, isPlaying, type SentGame } from './sent-game.ts';

/**
 * Returns the current games and those of today that are late; while nobody plays, the next kick-off of today follows. A game of another day
 * is shown only when none of today is left.
 */
export function gamesToShow(games: readonly SentGame[], now: Date): readonly SentGame[] {
  const playing = games.filter(isPlaying);
  const planned = games
    .flatMap((game) =>
      game.status === 'scheduled' && game.startTime !== null ? [{ game, start: game.startTime }] : [],
    )
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const today = planned.filter(({ start }) => isOneDay(new Date(start), now));
  const late = today.filter(({ game }) => isLate(game, now.getTime()));
  const onNow = [...playing, ...late.map(({ game }) => game)];
  if (playing.length > 0) return onNow;
  const isToCome = ({ start }: { readonly start: string }) => Date.parse(start) > now.getTime();
  const next = today.find((one) => !late.includes(one)) ?? (late.length > 0 ? undefined : planned.find(isToCome));
  return next === undefined ? onNow : [...onNow, next.game];
}

/** Moves the games of a team to the front of a list. */
export function ownFirst(games: readonly SentGame[], team: number | undefined): readonly SentGame[] {
  const isOwn = ({ team1Id, team2Id }: SentGame) => team !== undefined && (team1Id === team || team2Id === team);
  return [...games.filter(isOwn), ...games.filter((game) => !isOwn(game))];
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
