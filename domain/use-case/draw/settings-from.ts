import type { BracketSettings } from '../../draw/bracket-settings.ts';
import type { KeptChoices } from '../../draw/draw-choices.ts';
import type { PoolCount } from '../../draw/pools.ts';
import type { Seeding } from '../../draw/seeding.ts';
import { easternDay } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { fieldName, usualVenue } from '../../venue/usual-venue.ts';
import type { PlayingHours } from '../../venue/venue.ts';
import type { NewDraw } from './new-draw.ts';

/** What an organizer has chosen, with what follows from the tournament where nothing was. */
export function settingsFrom(chosen: NewDraw, tournament: Tournament, seeding: Seeding, now: Date): BracketSettings {
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

/** What is found again where brackets are generated the next time. */
export function keptChoices(chosen: NewDraw, { playingHours }: Tournament): KeptChoices {
  const { fieldCount: _, playingHours: __, confirm: ___, draft: ____, ...choices } = chosen;
  return { ...choices, fieldNames: fieldsOf(chosen), hoursThen: playingHours };
}

/** Sentences for the organizer about what was assumed. */
export function assumptions(chosen: NewDraw, tournament: Tournament, now: Date): readonly string[] {
  const hasDay = chosen.playingHours.length > 0 || chosen.date !== null;
  if (hasDay || tournament.playingHours.length > 0 || tournament.firstDay !== null) return [];
  return [`${tournament.name} has no day yet: its games are planned for today, ${easternDay(now)}.`];
}

/** So many fields, named as they were or Field 1, Field 2 ... */
function fieldsOf({ fieldCount, fieldNames }: NewDraw): readonly string[] {
  const count = fieldCount ?? (fieldNames.length > 0 ? fieldNames.length : usualVenue.fieldCount);
  return Array.from({ length: count }, (_, index) => fieldNames[index] || fieldName(index + 1));
}

function hoursOf(chosen: NewDraw, tournament: Tournament, now: Date): readonly PlayingHours[] {
  const { startTime, endTime, date } = chosen;
  if (chosen.playingHours.length > 0) return chosen.playingHours;
  if (date === null && tournament.playingHours.length > 0) {
    return tournament.playingHours.map((hours) => ({
      day: hours.day,
      startTime: startTime ?? hours.startTime,
      endTime: endTime ?? hours.endTime,
    }));
  }
  const day = date ?? tournament.firstDay ?? easternDay(now);
  return [{ day, startTime: startTime ?? usualVenue.startTime, endTime: endTime ?? usualVenue.endTime }];
}
