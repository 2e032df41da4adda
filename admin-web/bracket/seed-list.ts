/** Teams of a tournament in the order of the list, and those chosen for the draw. */
export interface SeedList {
  readonly order: readonly number[];
  readonly chosen: readonly number[];
}

export const emptyList: SeedList = { order: [], chosen: [] };

/** Returns the chosen teams in the order of the list, first seed first. */
export const seedsOf = ({ order, chosen }: SeedList): readonly number[] => order.filter((id) => chosen.includes(id));

/** Returns the list of a draw: its teams in the order of their seeds. */
export const drawnList = (seeds: readonly number[]): SeedList => ({ order: seeds, chosen: seeds });

/** Updates the list to the current teams: known ones keep place and choice, new ones are added at the end, others are removed. */
export function withTeams(list: SeedList, teams: readonly number[]): SeedList {
  const known = list.order.filter((id) => teams.includes(id));
  const order = [...known, ...teams.filter((id) => !known.includes(id))];
  return { order, chosen: list.chosen.filter((id) => teams.includes(id)) };
}

/** Chooses a team or not, without moving it. */
export function withChoice(list: SeedList, team: number, isChosen: boolean): SeedList {
  const others = list.chosen.filter((id) => id !== team);
  return { ...list, chosen: isChosen ? [...others, team] : others };
}

/** Moves a chosen team before the previous seed (-1) or after the next one (1); at the ends nothing changes. */
export function reseeded(list: SeedList, team: number, by: -1 | 1): SeedList {
  const seeds = seedsOf(list);
  const neighbour = seeds[seeds.indexOf(team) + by];
  if (!seeds.includes(team) || neighbour === undefined) return list;
  const to = list.order.indexOf(neighbour);
  return { ...list, order: list.order.filter((id) => id !== team).toSpliced(to, 0, team) };
}
