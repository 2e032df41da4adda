import { tenPoints, threeForAWin } from './points-system.ts';
import { type StandingsSettings, tableOfTheirOwn } from './standings-settings.ts';

const everyGoal = { goalDifferenceCap: null, goalsForCap: null, forfeitGoals: 3 } as const;

/** Preset "Wins, then goals" (operations specification, section 4). The default. */
export const winsThenGoals: StandingsSettings = {
  ...threeForAWin,
  ...everyGoal,
  criteria: ['wins', 'goals-for', 'goal-difference', 'head-to-head'],
  headToHeadOfMany: tableOfTheirOwn,
  afterSeparation: 'continue',
};

/** Preset "US youth": 3, 1 and 0 points, and a capped goal difference. */
export const usYouth: StandingsSettings = {
  ...threeForAWin,
  ...everyGoal,
  criteria: ['points', 'head-to-head', 'goal-difference', 'goals-against', 'goals-for', 'shut-outs'],
  headToHeadOfMany: 'skipped',
  afterSeparation: 'restart',
  goalDifferenceCap: 5,
};

/** Preset of ten points a game with the criteria that youth club tournaments publish: head-to-head, wins, capped goals, shoot-out. */
export const tenPointGames: StandingsSettings = {
  ...tenPoints,
  ...everyGoal,
  criteria: ['points', 'head-to-head', 'wins', 'goal-difference', 'goals-for', 'goals-against', 'shoot-out'],
  headToHeadOfMany: 'skipped',
  afterSeparation: 'restart',
  goalDifferenceCap: 5,
  goalsForCap: 5,
};

/** Preset of World Cup groups up to the edition of 2022: all goals before the games among themselves. Cards are not recorded here; lots come in their place. */
export const fifaTo2022: StandingsSettings = {
  ...threeForAWin,
  ...everyGoal,
  criteria: [
    ...(['points', 'goal-difference', 'goals-for'] as const),
    ...(['head-to-head', 'head-to-head-difference', 'head-to-head-goals', 'lots'] as const),
  ],
  headToHeadOfMany: tableOfTheirOwn,
  afterSeparation: 'continue',
};

/**
 * Preset of World Cup groups from the edition of 2026: the games among themselves first. Neither cards nor a world
 * ranking are recorded here; lots come in their place.
 */
export const fifaFrom2026: StandingsSettings = {
  ...threeForAWin,
  ...everyGoal,
  criteria: [
    ...(['points', 'head-to-head', 'head-to-head-difference', 'head-to-head-goals'] as const),
    ...(['goal-difference', 'goals-for', 'lots'] as const),
  ],
  headToHeadOfMany: tableOfTheirOwn,
  afterSeparation: 'head-to-head-again',
};

/** Preset of Euro groups of the editions of 2020 and 2024: as the World Cup from 2026 on, and most wins before the cards, which are not recorded here. */
export const uefaEuro: StandingsSettings = {
  ...fifaFrom2026,
  criteria: [
    ...(['points', 'head-to-head', 'head-to-head-difference', 'head-to-head-goals'] as const),
    ...(['goal-difference', 'goals-for', 'wins', 'lots'] as const),
  ],
};

/** Presets by name. */
export const standingsPresets = {
  'Wins, then goals': winsThenGoals,
  'US youth': usYouth,
  '10 points': tenPointGames,
  'FIFA to 2022': fifaTo2022,
  'FIFA from 2026': fifaFrom2026,
  UEFA: uefaEuro,
} as const satisfies Readonly<Record<string, StandingsSettings>>;

export type PresetName = keyof typeof standingsPresets;

export const presetNames = Object.keys(standingsPresets) as readonly PresetName[];

/** Returns the preset that equals these settings in every point, if any. */
export function presetOf(settings: StandingsSettings): PresetName | undefined {
  return presetNames.find((name) => sameSettings(standingsPresets[name], settings));
}

/** Tells whether two settings are equal. */
function sameSettings(one: StandingsSettings, other: StandingsSettings): boolean {
  const { criteria, ...rest } = one;
  const same = Object.entries(rest).every(([name, value]) => other[name as keyof typeof rest] === value);
  return same && criteria.join() === other.criteria.join();
}
