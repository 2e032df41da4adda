import { adviceOnSize, drawNeeds, usualSettings } from '../../domain/draw/bracket-settings.ts';
import type { StoredDrawChoices } from '../../domain/draw/draw-choices.ts';
import { type Format, undivided } from '../../domain/match/division.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { tournamentMissing } from '../../domain/tournament/tournament.ts';
import { fieldName, usualVenue } from '../../domain/venue/usual-venue.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';

/** Organizer's settings for a draw, before anything is sent. */
export interface DrawPlan {
  /** Ids of the chosen teams, first seed first. */
  readonly teamIds: readonly number[];
  /** Day of play, for a tournament without one. */
  readonly date: string;
  readonly fieldNames: readonly string[];
  /** Time such as 18:15; empty if every day begins and ends as the tournament says. */
  readonly startTime: string;
  readonly endTime: string;
  readonly gameDuration: number;
  readonly minGamesPerTeam: number;
  readonly maxGamesPerTeam: number;
  readonly tournamentFormat: Format;
  readonly generateByAge: boolean;
  readonly ageBrackets: readonly string[];
  readonly minRestSlots: number;
  readonly seeding: 'given' | 'lots' | 'standings';
  readonly lotsSeed: number;
  readonly earlierTournamentId: number | null;
  readonly pools: 0 | 2 | 4;
  readonly thirdPlace: boolean;
  readonly placement: boolean;
  readonly keepsClubsApart: boolean;
  /** Divisions played as a festival: games without a table and without finals. */
  readonly withoutStandings: readonly string[];
}

/** Options of the settings (operations specification, section 9). */
export const choices = {
  fieldCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  durations: [10, 12, 15, 20, 25, 30],
  minGames: [2, 3, 4],
  maxGames: [3, 4, 5],
  rests: [0, 1, 2, 3],
  pools: [0, 2, 4],
} as const;

/** Default settings (operations specification, section 9). */
export const usualPlan: DrawPlan = {
  teamIds: [],
  date: '',
  fieldNames: Array.from({ length: usualVenue.fieldCount }, (_, index) => fieldName(index + 1)),
  startTime: usualVenue.startTime,
  endTime: usualVenue.endTime,
  gameDuration: usualVenue.gameDuration,
  minGamesPerTeam: usualSettings.minGamesPerTeam,
  maxGamesPerTeam: usualSettings.maxGamesPerTeam,
  tournamentFormat: usualSettings.format,
  generateByAge: usualSettings.isDividedByAge,
  ageBrackets: usualSettings.ageBrackets,
  minRestSlots: usualSettings.minRestSlots,
  seeding: usualSettings.seeding.by,
  lotsSeed: usualSettings.timetableSeed,
  earlierTournamentId: null,
  pools: 0,
  thirdPlace: usualSettings.thirdPlace,
  placement: usualSettings.placement,
  keepsClubsApart: usualSettings.keepsClubsApart,
  withoutStandings: usualSettings.withoutStandings,
};

/** Returns the divisions of a plan that can be played as a festival: those of a round robin. */
export function festivalDivisions({ tournamentFormat, generateByAge, ageBrackets }: DrawPlan): readonly string[] {
  if (tournamentFormat !== 'round-robin') return [];
  return generateByAge ? ageBrackets : [undivided];
}

/** Returns the default plan with the hours of a tournament; several days keep their own hours. */
export function planFor(hours: readonly PlayingHours[]): DrawPlan {
  return { ...usualPlan, ...timesIn(hours) };
}

function timesIn(hours: readonly PlayingHours[]): Pick<DrawPlan, 'startTime' | 'endTime'> {
  const [first, ...more] = hours;
  const { startTime, endTime } = first ?? usualPlan;
  return more.length === 0 ? { startTime, endTime } : { startTime: '', endTime: '' };
}

/** Returns the plan of the last draw; its times are dropped if the tournament's hours have changed since. */
export function planAgain(choices: Sent<StoredDrawChoices>, hours: readonly PlayingHours[]): DrawPlan {
  const { hoursThen, seed, seedingTournamentId, pools, date, startTime, endTime, ...chosen } = choices;
  const isAtSameHours = JSON.stringify(hours.map(inWords)) === JSON.stringify(hoursThen.map(inWords));
  const times = isAtSameHours ? { startTime: startTime ?? '', endTime: endTime ?? '' } : timesIn(hours);
  return {
    ...chosen,
    ...times,
    date: hours.length === 0 ? (date ?? '') : '',
    lotsSeed: seed ?? usualPlan.lotsSeed,
    earlierTournamentId: seedingTournamentId,
    pools: pools === '2' ? 2 : pools === '4' ? 4 : 0,
  };
}

const inWords = ({ day, startTime, endTime }: PlayingHours): string => `${day} ${startTime} ${endTime}`;

/** Returns the plan with a number of fields; existing names are kept. */
export function withFieldCount(plan: DrawPlan, count: number): DrawPlan {
  const fieldNames = Array.from({ length: count }, (_, index) => plan.fieldNames[index] ?? fieldName(index + 1));
  return { ...plan, fieldNames };
}

/** Returns why a plan cannot be generated yet (texts of the specification, section 5); undefined if it can. */
export function complaintAbout(plan: DrawPlan, hasTournament: boolean): string | undefined {
  if (!hasTournament) return tournamentMissing;
  if (plan.teamIds.length < 2) return drawNeeds.teams;
  if (plan.generateByAge && plan.ageBrackets.length === 0) return drawNeeds.ageBrackets;
  return undefined;
}

/** Returns advice that does not prevent the draw. */
export function adviceAbout({ generateByAge, teamIds }: DrawPlan): string | undefined {
  return adviceOnSize(generateByAge, teamIds.length);
}

/** Change of one setting that the server suggests if nothing fits. */
export interface SuggestedChange {
  readonly setting: string;
  readonly value: number | string;
  readonly sentence: string;
}

/** Applies a suggested change to the plan; a change of a setting that is not offered here has no effect. */
export function withChange(plan: DrawPlan, { setting, value }: SuggestedChange): DrawPlan {
  if (setting === 'fieldCount') return withFieldCount(plan, Number(value));
  if (setting === 'endTime') return { ...plan, endTime: String(value) };
  if (setting === 'gameDuration') return { ...plan, gameDuration: Number(value) };
  if (setting === 'minGamesPerTeam') return { ...plan, minGamesPerTeam: Number(value) };
  return plan;
}

/** Returns the usual options, with the chosen one added if it is missing. */
export function withChosen(usual: readonly number[], chosen: number): readonly number[] {
  return usual.includes(chosen) ? usual : [...usual, chosen].toSorted((one, other) => one - other);
}
