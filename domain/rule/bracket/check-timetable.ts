import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { breaksRules, type Conflict, conflictCheck } from '../schedule/conflicts.ts';
import type { ScheduledGame } from '../schedule/timetable.ts';
import { dayPlanOf } from './day-plan-of.ts';
import type { TournamentDay } from './tournament-day.ts';

/** Day before the change, and the moment of the change. */
interface TimetableTerms {
  readonly before?: TournamentDay | undefined;
  readonly now?: Date | undefined;
}

/** Rules that an organizer may knowingly break: a short rest, and play beyond the hours on a day that began late. */
const acceptable: readonly Conflict['rule'][] = ['rest', 'hours'];

/**
 * Refuses a timetable in which a moved game shares a field or a team with another, or is played before its teams
 * are known. Once play has begun, no game is moved into the past. Games that have started, are locked or have not
 * moved are not checked.
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
