import type { Format } from '../../domain/match/division.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { words } from './words.ts';

/** What an organizer has chosen for a draw, before anything is sent. */
export interface DrawPlan {
  /** The chosen teams, the first seed first. */
  readonly teamIds: readonly number[];
  /** The day of play where the tournament has none yet. */
  readonly date: string;
  readonly fieldNames: readonly string[];
  /** 18:15; empty where every day begins and ends as the tournament says. */
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
}

/** What can be chosen from (operations specification, section 9). */
export const choices = {
  fieldCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  durations: [10, 12, 15, 20, 25, 30],
  minGames: [2, 3, 4],
  maxGames: [3, 4, 5],
  rests: [0, 1, 2, 3],
  pools: [0, 2, 4],
} as const;

const fieldName = (number: number): string => `Field ${number}`;

/** What holds when an organizer chooses nothing (operations specification, section 9). */
export const usualPlan: DrawPlan = {
  teamIds: [],
  date: '',
  fieldNames: [fieldName(1), fieldName(2)],
  startTime: '18:15',
  endTime: '22:00',
  gameDuration: 15,
  minGamesPerTeam: 2,
  maxGamesPerTeam: 5,
  tournamentFormat: 'single-elimination',
  generateByAge: false,
  ageBrackets: [],
  minRestSlots: 1,
  seeding: 'given',
  lotsSeed: 1,
  earlierTournamentId: null,
  pools: 0,
  thirdPlace: false,
  placement: false,
  keepsClubsApart: false,
};

/** The usual plan in the hours of a tournament; those of several days are left to it. */
export function planFor(hours: readonly PlayingHours[]): DrawPlan {
  const [first, ...more] = hours;
  if (first === undefined) return usualPlan;
  const { startTime, endTime } = more.length === 0 ? first : { startTime: '', endTime: '' };
  return { ...usualPlan, startTime, endTime };
}

/** The same fields with so many of them: names already given stay. */
export function withFieldCount(plan: DrawPlan, count: number): DrawPlan {
  const fieldNames = Array.from({ length: count }, (_, index) => plan.fieldNames[index] ?? fieldName(index + 1));
  return { ...plan, fieldNames };
}

/** Why a plan cannot be generated yet, in the words of the specification's section 5; undefined when it can. */
export function complaintAbout(plan: DrawPlan, hasTournament: boolean): string | undefined {
  if (!hasTournament) return words.complaints.tournament;
  if (plan.teamIds.length < 2) return words.complaints.teams;
  if (plan.generateByAge && plan.ageBrackets.length === 0) return words.complaints.ageBrackets;
  return undefined;
}

/** Advice that does not stop anything. */
export function adviceAbout({ generateByAge, teamIds }: DrawPlan): string | undefined {
  return generateByAge && teamIds.length < 4 ? words.smallDivisions : undefined;
}

/** A single change of the plan that the server suggests when nothing fits. */
export interface SuggestedChange {
  readonly setting: string;
  readonly value: number | string;
  readonly sentence: string;
}

/** The plan with a suggested change carried out; as it was where the change is of nothing that can be chosen here. */
export function withChange(plan: DrawPlan, { setting, value }: SuggestedChange): DrawPlan {
  if (setting === 'fieldCount') return withFieldCount(plan, Number(value));
  if (setting === 'endTime') return { ...plan, endTime: String(value) };
  if (setting === 'gameDuration') return { ...plan, gameDuration: Number(value) };
  if (setting === 'minGamesPerTeam') return { ...plan, minGamesPerTeam: Number(value) };
  return plan;
}

/** The options of a choice, with the chosen one among them even if it is none of the usual. */
export function withChosen(usual: readonly number[], chosen: number): readonly number[] {
  return usual.includes(chosen) ? usual : [...usual, chosen].toSorted((one, other) => one - other);
}
