import type { DayPlan } from '../schedule/day-plan.ts';
import type { Timetable } from '../schedule/timetable.ts';
import type { DayChange } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

/** The day as its timetable is changed: what has started or is locked stays where it is. */
export function dayPlanOf({ draw, games }: TournamentDay): DayPlan {
  const stays = games.filter(
    ({ game, isInBracket, isLocked }) => isInBracket && (isLocked || game.status !== 'scheduled'),
  );
  const { divisions, timetable, settings } = draw;
  return { divisions, timetable, venue: settings.venue, locked: stays.map(({ game }) => game.match) };
}

/** Another timetable for the day. */
export const withTimetable = ({ draw }: TournamentDay, timetable: Timetable): DayChange => ({
  draw: { ...draw, timetable },
});
