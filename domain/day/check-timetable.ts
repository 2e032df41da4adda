import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { breaksRules, type Conflict, conflictCheck } from '../schedule/conflicts.ts';
import type { ScheduledGame } from '../schedule/timetable.ts';
import { dayPlanOf } from './day-plan-of.ts';
import type { TournamentDay } from './tournament-day.ts';

/** What was there before, and when it is changed. */
interface TimetableTerms {
  readonly before?: TournamentDay | undefined;
  readonly now?: Date | undefined;
}

/** A rest that gets too short is the organizer's to accept, and so is play beyond the hours on a day that has begun late. */
const acceptable: readonly Conflict['rule'][] = ['rest', 'hours'];

/**
 * Refuses a timetable in which a game that is put somewhere new shares a field or a team with another, or is played before its teams
 * are known; once play has begun nothing is put into the past. What has started or is locked stays where it is, and so does what was there before.
 */
export function checkTimetable(day: TournamentDay, { before, now }: TimetableTerms = {}): void {
  const plan = dayPlanOf(day);
  const known = new Set((before?.draw.timetable.games ?? []).map(placeOf));
  const { games } = plan.timetable;
  const moved = games.filter((game) => !known.has(placeOf(game)) && !plan.locked.includes(game.match));
  if (moved.length === 0) return;
  const past = hasBegun(day) && now !== undefined ? moved.filter(({ start }) => Date.parse(start) < now.getTime()) : [];
  if (past.length > 0) throw inThePast(past.length);
  const conflicts = conflictCheck(plan)(
    games,
    moved.map(({ match }) => match),
  ).filter(({ rule }) => !acceptable.includes(rule));
  if (conflicts.length > 0) throw breaksRules(conflicts);
}

const placeOf = ({ match, field, start, end }: ScheduledGame): string =>
  JSON.stringify([match, field, Date.parse(start), Date.parse(end)]);

const hasBegun = ({ games }: TournamentDay): boolean =>
  games.some(({ game, isInBracket }) => isInBracket && game.status !== 'scheduled');

const inThePast = (games: number) =>
  new Refusal(
    'conflict',
    games === 1
      ? 'A game that is still to be played would begin in the past. Choose a later time, or generate again.'
      : said(
          '{games} games that are still to be played would begin in the past. Choose later times, or generate again.',
          {
            games,
          },
        ),
  );
