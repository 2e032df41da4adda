import type { MatchKey } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import { playingSlots } from '../venue/venue.ts';
import { breaksRules, type Conflict, conflictCheck } from './conflicts.ts';
import type { DayPlan } from './day-plan.ts';
import type { ScheduledGame, Timetable } from './timetable.ts';

/** Place in the timetable: a field and a kick-off (ISO 8601). */
export interface FieldAndTime {
  readonly field: string;
  readonly start: string;
}

/** Returns every free field and kick-off a game can be moved to without breaking a rule or anybody's rest. */
export function legalSlots(day: DayPlan, match: MatchKey): readonly FieldAndTime[] {
  const game = movable(day, match);
  const places = playingSlots(day.venue).flatMap((slot) =>
    day.venue.fields.map((field) => ({ field, start: new Date(slot.start).toISOString() })),
  );
  const conflicts = conflictCheck(day);
  const isLegal = (place: FieldAndTime) => conflicts(withMoved(day, match, place), [match]).length === 0;
  return places.filter((place) => !isWhere(game, place) && isLegal(place));
}

/** Returns the conflicts of moving a game, shown before saving; with a swap, the game that stands there takes its place. */
export function conflictsOfMove(day: DayPlan, match: MatchKey, to: FieldAndTime, isSwap = false): readonly Conflict[] {
  const other = isSwap ? gameAt(day, match, to) : undefined;
  const moved = other === undefined ? [match] : [match, other.match];
  return conflictCheck(day)(withMoved(day, match, to, other), moved);
}

/** Returns the timetable with one game moved, or two swapped. Only a conflict with a rest is accepted, all others are refused. */
export function moveGame(day: DayPlan, match: MatchKey, to: FieldAndTime, isSwap = false): Timetable {
  const inTheWay = conflictsOfMove(day, match, to, isSwap).filter((conflict) => conflict.rule !== 'rest');
  if (inTheWay.length > 0) throw breaksRules(inTheWay);
  return { ...day.timetable, games: withMoved(day, match, to, isSwap ? gameAt(day, match, to) : undefined) };
}

/** Returns the other game that kicks off at a place. */
export function gameAt({ timetable }: Pick<DayPlan, 'timetable'>, match: MatchKey, to: FieldAndTime) {
  const isThere = (game: ScheduledGame) => game.field === to.field && Date.parse(game.start) === Date.parse(to.start);
  return timetable.games.find((game) => game.match !== match && isThere(game));
}

function withMoved(day: DayPlan, match: MatchKey, to: FieldAndTime, other?: ScheduledGame): readonly ScheduledGame[] {
  const game = movable(day, match);
  const moved = [placed(game, to), ...(other === undefined ? [] : [placed(movable(day, other.match), game)])];
  return day.timetable.games.map((one) => moved.find((now) => now.match === one.match) ?? one);
}

/** Returns a game, as long as it is, at another place. */
function placed(game: ScheduledGame, { field, start }: FieldAndTime): ScheduledGame {
  const begin = Date.parse(start);
  const end = begin + Date.parse(game.end) - Date.parse(game.start);
  return { match: game.match, field, start: new Date(begin).toISOString(), end: new Date(end).toISOString() };
}

function movable(day: DayPlan, match: MatchKey): ScheduledGame {
  const game = day.timetable.games.find((scheduled) => scheduled.match === match);
  if (game === undefined) throw noSuchGame();
  if (day.locked.includes(match)) throw gameIsLocked();
  return game;
}

const isWhere = (game: ScheduledGame, place: FieldAndTime): boolean =>
  game.field === place.field && game.start === place.start;

const noSuchGame = () => new Refusal('not-found', 'This game is not in the timetable');
const gameIsLocked = () => new Refusal('conflict', 'A game that has started or is locked stays where it is');
