import { inEnglish } from '../language/sentence.ts';
import type { MatchKey } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import { easternTimeAlone } from '../time/eastern-words.ts';
import { isWithinHours } from '../venue/venue.ts';
import type { DayPlan } from './day-plan.ts';
import { type GameOrder, gameOrder } from './game-order.ts';
import { overlaps, type ScheduledGame } from './timetable.ts';

/** Conflict of a timetable with a rule, in a sentence. Every rule but a short rest makes the timetable impossible. */
export interface Conflict {
  readonly rule: 'field' | 'team' | 'order' | 'hours' | 'rest';
  readonly match: MatchKey;
  /** Other game of the conflict; missing where the playing hours are violated. */
  readonly with?: MatchKey;
  readonly sentence: string;
}

/** Tells whether an organizer may accept a conflict on a late day: a short rest, or play beyond the hours. */
export const isAcceptable = ({ rule }: Conflict): boolean => rule === 'rest' || rule === 'hours';

type Pair = readonly [game: ScheduledGame, other: ScheduledGame];

/** Finds the conflicts of some games of a timetable. */
type ConflictCheck = (games: readonly ScheduledGame[], moved: readonly MatchKey[]) => readonly Conflict[];

/** Creates a check of one day's rules, to be used for any number of timetables. */
export function conflictCheck(day: DayPlan): ConflictCheck {
  const orders = day.divisions.flatMap((division) => gameOrder(division.matches));
  const orderOf = new Map(orders.map((order) => [order.match.key, order]));
  const rest = day.timetable.restSlots * day.venue.gameDuration * 60_000;
  return (games, moved) => {
    const concerned = games.filter((game) => moved.includes(game.match));
    const outside = concerned.filter((game) => !isWithinHours(day.venue, game)).map(outsideHours);
    return [...outside, ...pairsWith(concerned, games).flatMap((pair) => conflictBetween(pair, orderOf, rest))];
  };
}

/** Returns each pair of games once, also where both have moved. */
function pairsWith(concerned: readonly ScheduledGame[], games: readonly ScheduledGame[]): readonly Pair[] {
  const moved = new Set(concerned.map((game) => game.match));
  return concerned.flatMap((game) =>
    games.flatMap((other): Pair[] => (moved.has(other.match) && game.match >= other.match ? [] : [[game, other]])),
  );
}

function conflictBetween(pair: Pair, orderOf: ReadonlyMap<MatchKey, GameOrder>, rest: number): readonly Conflict[] {
  const [game, other] = pair;
  const [order, otherOrder] = [orderOf.get(game.match), orderOf.get(other.match)];
  if (game.field === other.field && overlaps(game, other)) return [fieldTaken(pair)];
  if (order?.after.includes(other.match)) return outOfOrder([other, game], pair, rest);
  if (otherOrder?.after.includes(game.match)) return outOfOrder([game, other], pair, rest);
  if (!order?.apart.includes(other.match)) return [];
  if (overlaps(game, other)) return [teamTwice(pair)];
  return restBetween(pair) < rest ? [restTooShort(pair)] : [];
}

function outOfOrder([earlier, later]: Pair, pair: Pair, rest: number): readonly Conflict[] {
  const pause = Date.parse(later.start) - Date.parse(earlier.end);
  if (pause < 0) return [notDecided(pair, earlier, later)];
  return pause < rest ? [restTooShort(pair)] : [];
}

const restBetween = ([one, other]: Pair): number =>
  Math.max(Date.parse(other.start) - Date.parse(one.end), Date.parse(one.start) - Date.parse(other.end));

const between = ([game, other]: Pair) => ({ match: game.match, with: other.match });
const at = (game: ScheduledGame): string => `${easternTimeAlone(new Date(game.start))} on ${game.field}`;

const outsideHours = (game: ScheduledGame): Conflict => ({
  match: game.match,
  rule: 'hours',
  sentence: `${at(game)} is outside the playing hours.`,
});

const fieldTaken = (pair: Pair): Conflict => ({
  ...between(pair),
  rule: 'field',
  sentence: `${pair[0].field} is taken by the game of ${at(pair[1])}.`,
});

const teamTwice = (pair: Pair): Conflict => ({
  ...between(pair),
  rule: 'team',
  sentence: `A team would have to play at ${at(pair[0])} and at ${at(pair[1])}.`,
});

const notDecided = (pair: Pair, earlier: ScheduledGame, later: ScheduledGame): Conflict => ({
  ...between(pair),
  rule: 'order',
  sentence: `The game of ${at(later)} waits for the game of ${at(earlier)} to end.`,
});

const restTooShort = (pair: Pair): Conflict => ({
  ...between(pair),
  rule: 'rest',
  sentence: `There is too little rest between ${at(pair[0])} and ${at(pair[1])}.`,
});

/** Returns the refusal of a timetable that cannot be played. */
export function breaksRules(conflicts: readonly Conflict[]): Refusal {
  return new Refusal('conflict', inEnglish(conflicts.map(({ sentence }) => sentence).join(' ')), conflicts);
}

/** Returns the refusal of a timetable that only shortens a rest, which the organizer may confirm. */
export function breaksRest(conflicts: readonly Conflict[]): Refusal {
  const sentences = conflicts.map(({ sentence }) => sentence);
  return new Refusal('unconfirmed', inEnglish(`${sentences.join(' ')} Confirm to do it all the same.`), conflicts);
}
