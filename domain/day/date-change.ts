import { inEnglish, type Sentence, said } from '../language/sentence.ts';
import { conflictCheck } from '../schedule/conflicts.ts';
import { daysBetween, hoursAfter, movedByDays } from '../schedule/move-day.ts';
import type { ScheduledGame } from '../schedule/timetable.ts';
import { easternClock } from '../time/eastern-instant.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { PlayingHours } from '../venue/venue.ts';
import { dayPlanOf } from './day-plan-of.ts';
import type { DayChange } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

/** What can become of a timetable when the date of its tournament changes. */
export const timetableFates = ['move', 'clear', 'keep'] as const;
export type TimetableFate = (typeof timetableFates)[number];

/** What has become of it. */
export type TimetableFollowed = 'moved' | 'cleared' | 'kept';

/** A timetable whose tournament gets another date, and what would follow. */
export interface DateChange {
  /** The first day of the timetable as it stands. */
  readonly from: string;
  /** The new first day; null while it is to be announced. */
  readonly to: string | null;
  /** Games still to be played as they would be moved; they are where they are if they cannot be. */
  readonly toCome: readonly ScheduledGame[];
  /** Games that have started: they stay whatever is chosen. */
  readonly started: number;
  readonly cannotMove: Sentence | undefined;
  readonly cannotClear: Sentence | undefined;
  readonly moved: DayChange | undefined;
}

type Dates = Pick<Tournament, 'firstDay' | 'playingHours'>;

/**
 * What another date means for a timetable; undefined where nothing has to be asked: the date is the same, the timetable is on it
 * already, or nothing is left to play.
 */
export function dateChange(day: TournamentDay, before: Dates, after: Dates): DateChange | undefined {
  const plan = dayPlanOf(day);
  const started = startedMatches(day);
  const toCome = plan.timetable.games.filter(({ match }) => !started.includes(match));
  const from = firstDayOfPlay(plan.venue.hours);
  if (before.firstDay === after.firstDay || from === after.firstDay || toCome.length === 0) return undefined;
  const cannotClear = started.length === 0 ? undefined : clearsStarted(started.length);
  const standing = { from, to: after.firstDay, toCome, started: started.length, cannotClear, moved: undefined };
  if (after.firstDay === null) return { ...standing, cannotMove: noDayToMoveTo };
  const days = daysBetween(from, after.firstDay);
  const timetable = movedByDays(plan.timetable, days, started);
  const hours = after.playingHours.length > 0 ? after.playingHours : hoursAfter(plan.venue.hours, days);
  const venue = { ...plan.venue, hours: started.length > 0 ? [...plan.venue.hours, ...hours] : hours };
  const games = timetable.games.filter(({ match }) => !started.includes(match));
  const conflicts = conflictCheck({ ...plan, venue: { ...venue, hours }, timetable })(
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
  const draw = { ...day.draw, timetable, settings: { ...day.draw.settings, venue } };
  return { ...standing, toCome: games, cannotMove: undefined, moved: { draw } };
}

/** The games of the brackets that have started, by their matches. */
const startedMatches = ({ games }: TournamentDay) =>
  games.flatMap(({ game, isInBracket }) => (isInBracket && game.status !== 'scheduled' ? [game.match] : []));

const firstDayOfPlay = (hours: readonly PlayingHours[]): string => hours.map(({ day }) => day).toSorted()[0] ?? '';

const noDayToMoveTo: Sentence = 'The new date is no calendar day: the timetable cannot be moved to it';

function outsideHours(games: readonly ScheduledGame[]): Sentence {
  const [first] = games.toSorted((one, other) => one.start.localeCompare(other.start));
  const at = first === undefined ? '' : `${easternClock(Date.parse(first.start))} on ${first.field}`;
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
