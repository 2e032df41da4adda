import { inEnglish, type Sentence, said } from '../language/sentence.ts';
import type { MatchKey } from '../match/match.ts';
import { conflictCheck } from '../schedule/conflicts.ts';
import type { DayPlan } from '../schedule/day-plan.ts';
import { daysBetween, hoursAfter, minutesBetween, movedByDays, movedByMinutes } from '../schedule/move-day.ts';
import type { ScheduledGame, Timetable } from '../schedule/timetable.ts';
import { easternWhen } from '../time/eastern-words.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { PlayingHours } from '../venue/venue.ts';
import { dayPlanOf } from './day-plan-of.ts';
import type { DayChange } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

/** Choices for a timetable when the date or the hours of its tournament change. */
export const timetableFates = ['move', 'clear', 'keep'] as const;
export type TimetableFate = (typeof timetableFates)[number];

/** Outcome for a timetable after the date or the hours have changed. */
export type TimetableFollowed = 'moved' | 'cleared' | 'kept';

/** Change of date or hours of a tournament with a timetable, and its consequences. */
export interface DateChange {
  /** First day of the present timetable. */
  readonly from: string;
  /** New first day; null while it is to be announced. */
  readonly to: string | null;
  /** Games still to be played, at their new times; at their present times if they cannot be moved. */
  readonly toCome: readonly ScheduledGame[];
  /** Number of games that have started, which stay whatever is chosen. */
  readonly started: number;
  readonly cannotMove: Sentence | undefined;
  readonly cannotClear: Sentence | undefined;
  readonly moved: DayChange | undefined;
}

type Dates = Pick<Tournament, 'firstDay' | 'playingHours'>;

/** Tells whether the first day or the announced hours have changed. */
export function isRescheduled(before: Dates, after: Dates): boolean {
  return before.firstDay !== after.firstDay || hasOtherHours(before, after);
}

function hasOtherHours(before: Pick<Dates, 'playingHours'>, after: Dates): boolean {
  return after.playingHours.length > 0 && inWords(before.playingHours) !== inWords(after.playingHours);
}

const inWords = (hours: readonly PlayingHours[]): string =>
  hours.map(({ day, startTime, endTime }) => `${day} ${startTime} ${endTime}`).join();

/**
 * Returns the consequences of another date or other hours for a timetable. Undefined where nothing has to be
 * asked: the timetable is on that date already, lies within the new hours as it did in the earlier ones, or
 * nothing is left to play.
 */
export function dateChange(day: TournamentDay, before: Dates, after: Dates): DateChange | undefined {
  if (!isRescheduled(before, after)) return undefined;
  const plan = dayPlanOf(day);
  const started = startedMatches(day);
  const toCome = plan.timetable.games.filter(({ match }) => !started.includes(match));
  const from = firstDayOfPlay(plan.venue.hours);
  if (toCome.length === 0) return undefined;
  const cannotClear = started.length === 0 ? undefined : clearsStarted(started.length);
  const standing = { from, to: after.firstDay, toCome, started: started.length, cannotClear, moved: undefined };
  if (after.firstDay === null) return { ...standing, cannotMove: noDayToMoveTo };
  const days = daysBetween(from, after.firstDay);
  const earlier = hoursThen(plan, before, after.firstDay);
  if (days === 0 && !hasOtherHours({ playingHours: earlier }, after)) return undefined;
  const { timetable, hours, earlierHours } = along(plan, { after, days, earlier, started });
  const games = timetable.games.filter(({ match }) => !started.includes(match));
  const conflicts = conflictCheck({ ...plan, venue: { ...plan.venue, hours }, timetable })(
    timetable.games,
    games.map(({ match }) => match),
  ).filter(({ rule }) => rule !== 'rest');
  const [first] = conflicts;
  if (first !== undefined) {
    const outside = games.filter(({ match }) => conflicts.some((one) => one.match === match && one.rule === 'hours'));
    const cannotMove =
      outside[0] === undefined ? inEnglish(`The timetable cannot be moved: ${first.sentence}`) : outsideHours(outside);
    return { ...standing, cannotMove };
  }
  if (days === 0 && games.every((game) => toCome.includes(game))) return undefined;
  const venue = { ...plan.venue, hours: [...earlierHours, ...hours] };
  const draw = { ...day.draw, timetable, settings: { ...day.draw.settings, venue } };
  return { ...standing, toCome: games, cannotMove: undefined, moved: { draw } };
}

/** Returns the hours announced before, else those of the draw, on the days to which the date moves them. */
function hoursThen({ venue }: DayPlan, before: Dates, firstDay: string): readonly PlayingHours[] {
  const said = before.playingHours.length > 0 ? before.playingHours : venue.hours;
  return hoursAfter(said, daysBetween(firstDayOfPlay(said), firstDay));
}

/** Timetable after a move, its new hours of play, and the earlier hours that still count for games that have started. */
interface Moved {
  readonly timetable: Timetable;
  readonly hours: readonly PlayingHours[];
  readonly earlierHours: readonly PlayingHours[];
}

/**
 * Moves the games by the days between the two dates, and those of each day by as much as play begins later than in
 * the earlier hours. Games of a day that was drawn for the new opening time keep their times.
 */
function along(
  { timetable, venue }: DayPlan,
  move: {
    readonly after: Dates;
    readonly days: number;
    readonly earlier: readonly PlayingHours[];
    readonly started: readonly MatchKey[];
  },
): Moved {
  const { after, days, earlier, started } = move;
  const drawn = hoursAfter(venue.hours, days);
  const hours = after.playingHours.length > 0 ? after.playingHours : drawn;
  const minutesOn = (day: string) =>
    minutesBetween(day, drawn, hours) === 0 ? 0 : minutesBetween(day, earlier, hours);
  const onDay = days === 0 ? timetable : movedByDays(timetable, days, started);
  const earlierHours = started.length > 0 && days !== 0 ? venue.hours : [];
  return { timetable: movedByMinutes(onDay, minutesOn, started), hours, earlierHours };
}

/** Returns the matches of the bracket games that have started. */
const startedMatches = ({ games }: TournamentDay) =>
  games.flatMap(({ game, isInBracket }) => (isInBracket && game.status !== 'scheduled' ? [game.match] : []));

const firstDayOfPlay = (hours: readonly PlayingHours[]): string => hours.map(({ day }) => day).toSorted()[0] ?? '';

const noDayToMoveTo: Sentence = 'The new date is no calendar day: the timetable cannot be moved to it';

function outsideHours(games: readonly ScheduledGame[]): Sentence {
  const [first] = games.toSorted((one, other) => one.start.localeCompare(other.start));
  const at = first === undefined ? '' : `${easternWhen(new Date(first.start))} on ${first.field}`;
  return games.length === 1
    ? said('One game would be outside the hours of play, at {at}: change the hours, or clear the timetable', { at })
    : said(
        '{games} games would be outside the hours of play, the first at {at}: change the hours, or clear the timetable',
        { games: games.length, at },
      );
}

const clearsStarted = (games: number): Sentence =>
  games === 1
    ? 'One game has started: the timetable cannot be cleared. Move what is still to be played, or keep it'
    : said('{games} games have started: the timetable cannot be cleared. Move what is still to be played, or keep it', {
        games,
      });
