/** Games among the level teams alone, in the order in which they are mostly asked. */
export const amongThemselves = ['head-to-head', 'head-to-head-difference', 'head-to-head-goals'] as const;
export type AmongThemselves = (typeof amongThemselves)[number];

/** What an organizer enters when nothing that was played separates teams; nothing can come after it. */
export const lastResorts = ['shoot-out', 'lots'] as const;
export type LastResort = (typeof lastResorts)[number];

/** What teams can be ranked by. */
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

/** A figure of a team that needs no look at the others. */
export type OwnFigure = Exclude<Criterion, AmongThemselves | LastResort>;

export const isAmongThemselves = (criterion: Criterion): criterion is AmongThemselves =>
  amongThemselves.some((one) => one === criterion);

export const isLastResort = (criterion: Criterion): criterion is LastResort =>
  lastResorts.some((one) => one === criterion);
