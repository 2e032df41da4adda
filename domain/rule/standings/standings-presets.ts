import type { StandingsSettings } from './standings-settings.ts';

export const usualForfeitGoals = 3;

/** Preset "Wins, then goals" (operations specification, section 4). The default. */
export const winsThenGoals: StandingsSettings = {
  criteria: ['wins', 'goals-for', 'goal-difference', 'head-to-head'],
  headToHeadOfMany: 'mini-league',
  afterSeparation: 'continue',
  goalDifferenceCap: null,
  forfeitGoals: usualForfeitGoals,
};

/** Preset "US youth": 3, 1 and 0 points, and a capped goal difference. */
export const usYouth: StandingsSettings = {
  criteria: ['points', 'head-to-head', 'goal-difference', 'goals-against', 'goals-for', 'shut-outs'],
  headToHeadOfMany: 'skipped',
  afterSeparation: 'restart',
  goalDifferenceCap: 5,
  forfeitGoals: usualForfeitGoals,
};

/**
 * Preset of World Cup groups from the edition of 2026: the games among themselves first. Neither cards nor a world
 * ranking are recorded here; an organizer's lots or shoot-out come in their place.
 */
export const fifaFrom2026: StandingsSettings = {
  criteria: [
    ...(['points', 'head-to-head', 'head-to-head-difference', 'head-to-head-goals'] as const),
    ...(['goal-difference', 'goals-for'] as const),
  ],
  headToHeadOfMany: 'mini-league',
  afterSeparation: 'head-to-head-again',
  goalDifferenceCap: null,
  forfeitGoals: usualForfeitGoals,
};

/** Presets by name. */
export const standingsPresets = {
  'Wins, then goals': winsThenGoals,
  'US youth': usYouth,
  FIFA: fifaFrom2026,
} as const satisfies Readonly<Record<string, StandingsSettings>>;

/** Name of the preset by which a tournament ranks its teams. */
export type RankingName = keyof typeof standingsPresets;

export const usualRanking: RankingName = 'Wins, then goals';

export const rankingNames = Object.keys(standingsPresets) as readonly RankingName[];
