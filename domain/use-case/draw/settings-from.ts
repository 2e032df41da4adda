import type { BracketSettings } from '../../draw/bracket-settings.ts';
import type { StoredDrawChoices } from '../../draw/draw-choices.ts';
import type { PoolCount } from '../../draw/pools.ts';
import type { Seeding } from '../../draw/seeding.ts';
import { easternDay } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { fieldName, usualVenue } from '../../venue/usual-venue.ts';
import type { PlayingHours } from '../../venue/venue.ts';
import type { ChosenDraw } from './complete-draw.ts';

/** Returns the settings of a draw: an organizer's choices, with defaults from the tournament. */
export function settingsFrom(chosen: ChosenDraw, tournament: Tournament, seeding: Seeding, now: Date): BracketSettings {
  const { gameDuration, ageBrackets, minGamesPerTeam, maxGamesPerTeam, minRestSlots } = chosen;
  const { keepsClubsApart, thirdPlace, placement, withoutStandings, pools, seed } = chosen;
  return {
    format: chosen.tournamentFormat,
    isDividedByAge: chosen.generateByAge,
    ...{ ageBrackets, minGamesPerTeam, maxGamesPerTeam, minRestSlots, seeding },
    ...{ keepsClubsApart, thirdPlace, placement, withoutStandings },
    ...(pools === null ? {} : { pools: Number(pools) as PoolCount }),
    venue: { fields: fieldsOf(chosen), hours: hoursOf(chosen, tournament, now), gameDuration },
    timetableSeed: seed ?? 1,
  };
}

/** Returns the choices to store for the next generation of brackets. */
export function choicesToStore(
  chosen: ChosenDraw,
  { playingHours }: Pick<Tournament, 'playingHours'>,
): StoredDrawChoices {
  const { fieldCount: _, playingHours: __, confirm: ___, draft: ____, ...choices } = chosen;
  return { ...choices, fieldNames: fieldsOf(chosen), hoursThen: playingHours };
}

/** Returns sentences for the organizer about assumptions that were made. */
export function assumptions(chosen: ChosenDraw, tournament: Tournament, now: Date): readonly string[] {
  const hasDay = chosen.playingHours.length > 0 || chosen.date !== null;
  if (hasDay || tournament.playingHours.length > 0 || tournament.firstDay !== null) return [];
  return [`${tournament.name} has no day yet: its games are planned for today, ${easternDay(now)}.`];
}

/** Returns the fields by count, with their names or Field 1, Field 2 ... */
function fieldsOf({ fieldCount, fieldNames }: ChosenDraw): readonly string[] {
  const count = fieldCount ?? (fieldNames.length > 0 ? fieldNames.length : usualVenue.fieldCount);
  return Array.from({ length: count }, (_, index) => fieldNames[index] || fieldName(index + 1));
}

function hoursOf(chosen: ChosenDraw, tournament: Tournament, now: Date): readonly PlayingHours[] {
  const { startTime, endTime, date } = chosen;
  if (chosen.playingHours.length > 0) return chosen.playingHours;
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
