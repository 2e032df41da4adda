import type { DayPlan } from '../schedule/day-plan.ts';
import type { Timetable } from '../schedule/timetable.ts';
import type { DayChange, TournamentDay } from './tournament-day.ts';

/** Returns the day as a plan for changing its timetable; games that have started or are locked are fixed. */
export function dayPlanOf({ draw, games }: TournamentDay): DayPlan {
  const inBracket = games.filter(({ isInBracket }) => isInBracket);
  const started = inBracket.filter(({ game }) => game.status !== 'scheduled');
  const fixed = inBracket.filter((onFile) => onFile.isLocked || started.includes(onFile));
  const { divisions, timetable, settings } = draw;
  return {
    ...{ divisions, timetable },
    venue: { ...settings.venue, ...timetable.venue },
    locked: fixed.map(({ game }) => game.match),
    started: started.map(({ game }) => game.match),
  };
}

/** Returns the change that gives a day another timetable. */
export const withTimetable = ({ draw }: TournamentDay, timetable: Timetable): DayChange => ({
  draw: { ...draw, timetable },
});
