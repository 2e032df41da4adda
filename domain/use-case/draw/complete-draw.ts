import {
  type DrawSettings,
  drawSettings,
  type StoredDrawSettings,
  usualSettings,
} from '../../rule/draw/draw-settings.ts';
import { answersGiven } from '../../rule/form/form.ts';
import { fieldName } from '../../rule/venue/usual-venue.ts';
import type { PlayingHours } from '../../rule/venue/venue.ts';
import type { NewDraw } from './new-draw.ts';

/**
 * Completes a draw with defaults. Once games have been played the settings of the last draw are the defaults, so
 * that leaving something out never turns a group stage into a knock-out, or three divisions into one. A request
 * that names the format states the whole plan: an option not ticked in it is not wanted.
 */
export function completeDraw(
  chosen: NewDraw,
  last: StoredDrawSettings | null,
  hours: readonly PlayingHours[],
): DrawSettings {
  const usual = { ...usualSettings, ...(last && stillHolding(last, chosen, hours)) };
  const given = answersGiven(drawSettings.fields, chosen);
  return { ...usual, ...given, fieldNames: fieldsOf(chosen) ?? usual.fieldNames };
}

/** Returns the settings of the last draw, without those that a request replaces together with what it names. */
function stillHolding(
  { hoursThen, ...last }: StoredDrawSettings,
  { tournamentFormat, seeding, generateByAge, date, playingHours }: NewDraw,
  hours: readonly PlayingHours[],
): DrawSettings {
  const isFormatSaid = tournamentFormat !== null;
  const isAtOtherHours = playingHours.length > 0 || date !== null || !isAlike(hours, hoursThen);
  return {
    ...last,
    date: null,
    ...(isFormatSaid && unticked),
    ...((isFormatSaid || isAtOtherHours) && { startTime: null, endTime: null }),
    ...((isFormatSaid || seeding !== null) && asListed),
    ...(generateByAge !== null && { ageBrackets: [] }),
  };
}

const { keepsClubsApart, thirdPlace, placement, pools, withoutStandings } = usualSettings;
const unticked = { keepsClubsApart, thirdPlace, placement, pools, withoutStandings };
const asListed = { seeding: 'given', seed: null, seedingTournamentId: null } as const;

/** Returns the fields by count, with their names or Field 1, Field 2 ...; undefined where neither is named. */
function fieldsOf({ fieldCount, fieldNames }: NewDraw): readonly string[] | undefined {
  const names = fieldNames ?? [];
  if (fieldCount === null && names.length === 0) return undefined;
  return Array.from({ length: fieldCount ?? names.length }, (_, index) => names[index] || fieldName(index + 1));
}

const isAlike = (hours: readonly PlayingHours[], then: readonly PlayingHours[]): boolean =>
  hours.length === then.length &&
  hours.every(({ day, startTime, endTime }, index) => {
    const other = then[index];
    return other?.day === day && other.startTime === startTime && other.endTime === endTime;
  });
