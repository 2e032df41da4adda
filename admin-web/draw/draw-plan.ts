import { adviceOnSize } from '../../domain/rule/draw/check-settings.ts';
import {
  type DrawSettings,
  drawNeeds,
  type StoredDrawSettings,
  usualSettings,
} from '../../domain/rule/draw/draw-settings.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { tournamentMissing } from '../../domain/rule/tournament/tournament.ts';
import { fieldName, usualVenue } from '../../domain/rule/venue/usual-venue.ts';
import type { PlayingHours } from '../../domain/rule/venue/venue.ts';

/** Settings on the screen, and what their inputs call when they change. */
export interface PlanPart {
  readonly plan: DrawSettings;
  readonly onChange: (plan: DrawSettings) => void;
}

/** Options of the settings (operations specification, section 9). */
export const choices = {
  fieldCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  durations: [10, 12, 15, 20, 25, 30],
  minGames: [2, 3, 4],
  maxGames: [3, 4, 5],
  rests: [0, 1, 2, 3],
} as const;

/** Settings that a plan begins with. */
export const usualPlan = {
  ...usualSettings,
  startTime: usualVenue.startTime,
  endTime: usualVenue.endTime,
  seed: 1,
} satisfies DrawSettings;

/** Returns the divisions of a plan that can be played as a festival: those of a round robin. */
export function festivalDivisions({ tournamentFormat, generateByAge, ageBrackets }: DrawSettings): readonly string[] {
  if (tournamentFormat !== 'round-robin') return [];
  return generateByAge ? ageBrackets : [undivided];
}

/** Returns the default plan with the hours of a tournament; several days keep their own hours. */
export function planFor(hours: readonly PlayingHours[]): DrawSettings {
  return { ...usualPlan, ...timesIn(hours) };
}

function timesIn(hours: readonly PlayingHours[]): Pick<DrawSettings, 'startTime' | 'endTime'> {
  const [first, ...more] = hours;
  const { startTime, endTime } = first ?? usualPlan;
  return more.length === 0 ? { startTime, endTime } : { startTime: null, endTime: null };
}

/** Returns the plan of the last draw; its times are dropped if the tournament's hours have changed since. */
export function planAgain(choices: Sent<StoredDrawSettings>, hours: readonly PlayingHours[]): DrawSettings {
  const { hoursThen, ...settings } = choices;
  const isAtSameHours = JSON.stringify(hours.map(inWords)) === JSON.stringify(hoursThen.map(inWords));
  return {
    ...settings,
    ...(!isAtSameHours && timesIn(hours)),
    date: hours.length === 0 ? settings.date : null,
    seed: settings.seed ?? usualPlan.seed,
  };
}

const inWords = ({ day, startTime, endTime }: PlayingHours): string => `${day} ${startTime} ${endTime}`;

/** Returns the plan with a number of fields; existing names are kept. */
export function withFieldCount(plan: DrawSettings, count: number): DrawSettings {
  const fieldNames = Array.from({ length: count }, (_, index) => plan.fieldNames[index] ?? fieldName(index + 1));
  return { ...plan, fieldNames };
}

/** Returns why a plan cannot be generated yet (texts of the specification, section 5); undefined if it can. */
export function complaintAbout(plan: DrawSettings, hasTournament: boolean): string | undefined {
  if (!hasTournament) return tournamentMissing;
  if (plan.teamIds.length < 2) return drawNeeds.teams;
  if (plan.generateByAge && plan.ageBrackets.length === 0) return drawNeeds.ageBrackets;
  return undefined;
}

/** Returns advice that does not prevent the draw. */
export function adviceAbout({ generateByAge, teamIds }: DrawSettings): string | undefined {
  return adviceOnSize(generateByAge, teamIds.length);
}

/** Change of one setting that the server suggests if nothing fits. */
export interface SuggestedChange {
  readonly setting: string;
  readonly value: number | string;
  readonly sentence: string;
}

/** Applies a suggested change to the plan; a change of a setting that is not offered here has no effect. */
export function withChange(plan: DrawSettings, { setting, value }: SuggestedChange): DrawSettings {
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
