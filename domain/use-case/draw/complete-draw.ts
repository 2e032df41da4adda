import { usualSettings } from '../../draw/bracket-settings.ts';
import type { DrawChoices, StoredDrawChoices } from '../../draw/draw-choices.ts';
import { usualVenue } from '../../venue/usual-venue.ts';
import type { PlayingHours } from '../../venue/venue.ts';
import type { NewDraw } from './new-draw.ts';

/** Defaults of the settings that every draw needs. */
const usualDraw = {
  gameDuration: usualVenue.gameDuration,
  minGamesPerTeam: usualSettings.minGamesPerTeam,
  maxGamesPerTeam: usualSettings.maxGamesPerTeam,
  minRestSlots: usualSettings.minRestSlots,
  tournamentFormat: usualSettings.format,
  generateByAge: usualSettings.isDividedByAge,
  keepsClubsApart: usualSettings.keepsClubsApart,
  thirdPlace: usualSettings.thirdPlace,
  placement: usualSettings.placement,
} satisfies Partial<DrawChoices>;

/** Values of the options that a plan leaves out, where the format is given. */
const unticked = { keepsClubsApart: false, thirdPlace: false, placement: false } as const;

type Settings = Pick<DrawChoices, keyof typeof usualDraw>;

/** Request for a draw with all required settings. */
export type ChosenDraw = Omit<NewDraw, keyof Settings | 'seeding' | 'pools'> &
  Settings &
  Pick<DrawChoices, 'seeding' | 'pools'>;

/**
 * Completes a draw with defaults. Once games have been played the choices of the last draw are the defaults, so
 * that leaving something out never turns a group stage into a knock-out, or three divisions into one. A request
 * that names the format states the whole plan: an option not ticked in it is not wanted.
 */
export function completeDraw(
  chosen: NewDraw,
  last: StoredDrawChoices | undefined,
  hours: readonly PlayingHours[],
): ChosenDraw {
  const isFormatSaid = chosen.tournamentFormat !== null;
  const settings = settingsOf(chosen, isFormatSaid ? { ...usualDraw, ...last, ...unticked } : (last ?? usualDraw));
  if (last === undefined) return { ...chosen, ...settings, seeding: chosen.seeding ?? 'given' };
  const isDivisionSaid = chosen.generateByAge !== null || chosen.ageBrackets.length > 0;
  const areFieldsSaid = chosen.fieldCount !== null || chosen.fieldNames.length > 0;
  const areHoursSaid =
    isFormatSaid || chosen.playingHours.length > 0 || chosen.date !== null || !isAlike(hours, last.hoursThen);
  return {
    ...chosen,
    ...settings,
    pools: isFormatSaid ? chosen.pools : (chosen.pools ?? last.pools),
    withoutStandings: isFormatSaid ? chosen.withoutStandings : last.withoutStandings,
    ageBrackets: isDivisionSaid ? chosen.ageBrackets : last.ageBrackets,
    fieldNames: areFieldsSaid ? chosen.fieldNames : last.fieldNames,
    startTime: areHoursSaid ? chosen.startTime : (chosen.startTime ?? last.startTime),
    endTime: areHoursSaid ? chosen.endTime : (chosen.endTime ?? last.endTime),
    ...seedingOf(chosen, last),
  };
}

function settingsOf(chosen: NewDraw, usual: Settings): Settings {
  return {
    gameDuration: chosen.gameDuration ?? usual.gameDuration,
    minGamesPerTeam: chosen.minGamesPerTeam ?? usual.minGamesPerTeam,
    maxGamesPerTeam: chosen.maxGamesPerTeam ?? usual.maxGamesPerTeam,
    minRestSlots: chosen.minRestSlots ?? usual.minRestSlots,
    tournamentFormat: chosen.tournamentFormat ?? usual.tournamentFormat,
    generateByAge: chosen.generateByAge ?? usual.generateByAge,
    keepsClubsApart: chosen.keepsClubsApart ?? usual.keepsClubsApart,
    thirdPlace: chosen.thirdPlace ?? usual.thirdPlace,
    placement: chosen.placement ?? usual.placement,
  };
}

type Seeding = Pick<DrawChoices, 'seeding' | 'seed' | 'seedingTournamentId'>;

function seedingOf(
  { seeding, seed, seedingTournamentId, tournamentFormat }: NewDraw,
  last: StoredDrawChoices,
): Seeding {
  if (seeding !== null || tournamentFormat !== null) return { seeding: seeding ?? 'given', seed, seedingTournamentId };
  return { seeding: last.seeding, seed: seed ?? last.seed, seedingTournamentId: last.seedingTournamentId };
}

const isAlike = (hours: readonly PlayingHours[], then: readonly PlayingHours[]): boolean =>
  hours.length === then.length &&
  hours.every(({ day, startTime, endTime }, index) => {
    const other = then[index];
    return other?.day === day && other.startTime === startTime && other.endTime === endTime;
  });
