import type { PlayingSlot } from '../venue/venue.ts';
import { type Conflict, conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import type { FieldAndTime } from './move-game.ts';
import type { ScheduledGame } from './timetable.ts';

/** Kick-offs offered to games that move, and whether the earlier place of a game still is one. */
export interface Offered {
  readonly slots: readonly PlayingSlot[];
  readonly mayStay: (game: ScheduledGame) => boolean;
}

/**
 * Puts moved games back where they were, and games that lost their place near to it, wherever that causes no new
 * conflict; until no more of them can.
 */
export function putBack(day: DayPlan, placed: readonly ScheduledGame[], offered: Offered): readonly ScheduledGame[] {
  const before = day.timetable.games;
  const isFree = freePlaces(day);
  let games = placed;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const was of before) {
      const better = betterPlaces(was, games, day, offered).find((place) => isFree(games, place));
      if (better === undefined) continue;
      games = withPlace(games, better);
      isChanged = true;
    }
  }
  return games;
}

const withPlace = (games: readonly ScheduledGame[], place: ScheduledGame) =>
  games.map((game) => (game.match === place.match ? place : game));

/** Returns a test for places that cause a game no conflict which it does not have already. */
function freePlaces(day: DayPlan) {
  const conflicts = conflictCheck(day);
  const keyOf = ({ rule, match, with: other }: Conflict) => [rule, ...[match, other].toSorted()].join(' ');
  const all = day.timetable.games.map(({ match }) => match);
  const known = new Set(conflicts(day.timetable.games, all).map(keyOf));
  return (games: readonly ScheduledGame[], place: ScheduledGame): boolean =>
    conflicts(withPlace(games, place), [place.match]).every((one) => one.rule === 'hours' || known.has(keyOf(one)));
}

/** Returns the earlier place of a moved game, or where it is none any more the places nearer to it, nearest first. */
function betterPlaces(
  was: ScheduledGame,
  games: readonly ScheduledGame[],
  { venue }: DayPlan,
  { slots, mayStay }: Offered,
): readonly ScheduledGame[] {
  const now = games.find(({ match }) => match === was.match);
  const [start, isAt] = [Date.parse(was.start), Date.parse(now?.start ?? '')];
  if (now === undefined || (isAt === start && now.field === was.field)) return [];
  if (mayStay(was)) return [was];
  const distance = (slot: PlayingSlot) => Math.abs(slot.start - start);
  return slots
    .filter((slot) => distance(slot) < Math.abs(isAt - start))
    .toSorted((one, other) => distance(one) - distance(other))
    .flatMap((slot) => venue.fields.map((field) => inSlot(was, field, slot)));
}

/** Returns a game in a slot of a field. */
export const inSlot = (
  game: ScheduledGame,
  field: FieldAndTime['field'],
  { start, end }: PlayingSlot,
): ScheduledGame => ({
  ...{ ...game, field },
  ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
});
