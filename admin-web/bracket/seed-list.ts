/** The teams of a tournament in the order in which they are listed, and which of them are to be drawn. */
export interface SeedList {
  readonly order: readonly number[];
  readonly chosen: readonly number[];
}

export const emptyList: SeedList = { order: [], chosen: [] };

/** The chosen teams, the first seed first: the order of the list. */
export const seedsOf = ({ order, chosen }: SeedList): readonly number[] => order.filter((id) => chosen.includes(id));

/** The list as it was drawn: the chosen in the order of their seeds. */
export const drawnList = (seeds: readonly number[]): SeedList => ({ order: seeds, chosen: seeds });

/** The list with the teams as they are now: known ones keep place and choice, new ones come last, gone ones go. */
export function withTeams(list: SeedList, teams: readonly number[]): SeedList {
  const known = list.order.filter((id) => teams.includes(id));
  const order = [...known, ...teams.filter((id) => !known.includes(id))];
  return { order, chosen: list.chosen.filter((id) => teams.includes(id)) };
}

/** The list with a team chosen or not; it stays where it stands. */
export function withChoice(list: SeedList, team: number, isChosen: boolean): SeedList {
  const others = list.chosen.filter((id) => id !== team);
  return { ...list, chosen: isChosen ? [...others, team] : others };
}

/** The list with a chosen team in the place of the seed before it (-1) or after it (1); at the ends it stays. */
export function reseeded(list: SeedList, team: number, by: -1 | 1): SeedList {
  const seeds = seedsOf(list);
  const neighbour = seeds[seeds.indexOf(team) + by];
  if (!seeds.includes(team) || neighbour === undefined) return list;
  const to = list.order.indexOf(neighbour);
  return { ...list, order: list.order.filter((id) => id !== team).toSpliced(to, 0, team) };
}
