import type { DrawSettings } from '../../rule/draw/draw-settings.ts';
import { easternDay } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { usualVenue } from '../../rule/venue/usual-venue.ts';
import type { PlayingHours, Venue } from '../../rule/venue/venue.ts';

/** Settings of a draw, with hours of play that hold for it alone. */
interface TimedDraw {
  readonly settings: DrawSettings;
  readonly playingHours: readonly PlayingHours[];
}

/** Returns the fields and hours of a draw, with defaults from the tournament. */
export function venueOf(draw: TimedDraw, tournament: Tournament, now: Date): Venue {
  const { fieldNames, gameDuration } = draw.settings;
  return { fields: fieldNames, hours: hoursOf(draw, tournament, now), gameDuration };
}

/** Returns sentences for the organizer about assumptions that were made. */
export function assumptions(
  { settings, playingHours }: TimedDraw,
  tournament: Tournament,
  now: Date,
): readonly string[] {
  const hasDay = playingHours.length > 0 || settings.date !== null;
  if (hasDay || tournament.playingHours.length > 0 || tournament.firstDay !== null) return [];
  return [`${tournament.name} has no day yet: its games are planned for today, ${easternDay(now)}.`];
}

function hoursOf({ settings, playingHours }: TimedDraw, tournament: Tournament, now: Date): readonly PlayingHours[] {
  const { startTime, endTime, date } = settings;
  if (playingHours.length > 0) return playingHours;
  if (date === null && tournament.playingHours.length > 0) {
    return hoursBetween(tournament.playingHours, startTime, endTime);
  }
  const day = date ?? tournament.firstDay ?? easternDay(now);
  return [{ day, startTime: startTime ?? usualVenue.startTime, endTime: endTime ?? usualVenue.endTime }];
}

/** Returns the tournament's hours of play with another beginning and end of each day; its breaks stay. */
function hoursBetween(
  hours: readonly PlayingHours[],
  startTime: string | null,
  endTime: string | null,
): readonly PlayingHours[] {
  return [...new Set(hours.map(({ day }) => day))].flatMap((day) => {
    const windows = hours.filter((window) => window.day === day);
    const from = startTime ?? windows[0]?.startTime ?? usualVenue.startTime;
    const to = endTime ?? windows.at(-1)?.endTime ?? usualVenue.endTime;
    const within = windows.flatMap((window, index): readonly PlayingHours[] => {
      const opens = index === 0 || window.startTime < from ? from : window.startTime;
      const closes = index === windows.length - 1 || window.endTime > to ? to : window.endTime;
      return opens < closes ? [{ day, startTime: opens, endTime: closes }] : [];
    });
    return within.length > 0 ? within : [{ day, startTime: from, endTime: to }];
  });
}
