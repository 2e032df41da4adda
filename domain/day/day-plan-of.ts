import type { DayPlan } from '../schedule/day-plan.ts';
import type { Timetable } from '../schedule/timetable.ts';
import type { DayChange } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

/** Returns the day as a plan for changing its timetable; games that have started or are locked are fixed. */
export function dayPlanOf({ draw, games }: TournamentDay): DayPlan {
  const stays = games.filter(
    ({ game, isInBracket, isLocked }) => isInBracket && (isLocked || game.status !== 'scheduled'),
  );
  const { divisions, timetable, settings } = draw;
  return { divisions, timetable, venue: settings.venue, locked: stays.map(({ game }) => game.match) };
}

/** Returns the change that gives a day another timetable. */
export const withTimetable = ({ draw }: TournamentDay, timetable: Timetable): DayChange => ({
  draw: { ...draw, timetable },
});
