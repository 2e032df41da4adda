/** Criteria on games among the level teams alone, in their usual order. */
const amongThemselves = ['head-to-head', 'head-to-head-difference', 'head-to-head-goals'] as const;
export type AmongThemselves = (typeof amongThemselves)[number];

/** Criterion that depends on a team's own games only. */
export type OwnFigure = 'points' | 'wins' | 'goal-difference' | 'goals-for' | 'goals-against' | 'shut-outs';

/** Criterion by which teams can be ranked. */
export type Criterion = OwnFigure | AmongThemselves;

export const isAmongThemselves = (criterion: Criterion): criterion is AmongThemselves =>
  amongThemselves.some((one) => one === criterion);
