/** Criteria on games among the level teams alone, in their usual order. */
const amongThemselves = ['head-to-head', 'head-to-head-difference', 'head-to-head-goals'] as const;
export type AmongThemselves = (typeof amongThemselves)[number];

/** Decisions that an organizer enters when no played game separates teams; nothing can come after them. */
const lastResorts = ['shoot-out', 'lots'] as const;
type LastResort = (typeof lastResorts)[number];

/** Criteria by which teams can be ranked. */
export const criteria = [
  'points',
  'wins',
  ...amongThemselves,
  'goal-difference',
  'goals-for',
  'goals-against',
  'shut-outs',
  ...lastResorts,
] as const;
export type Criterion = (typeof criteria)[number];

/** Criterion that depends on a team's own games only. */
export type OwnFigure = Exclude<Criterion, AmongThemselves | LastResort>;

export const isAmongThemselves = (criterion: Criterion): criterion is AmongThemselves =>
  amongThemselves.some((one) => one === criterion);

export const isLastResort = (criterion: Criterion): criterion is LastResort =>
  lastResorts.some((one) => one === criterion);
