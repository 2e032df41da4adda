import type { ShownGame } from '../game/shown-game.ts';

type Known = Pick<ShownGame, 'id' | 'version' | 'tournamentId' | 'status'>;

/** Whether the live list knows of a tournament's games what a page does not show: another state of one, or one that is new or gone. */
export function tellsOtherwise(list: readonly Known[], shown: readonly Known[], tournamentId: number): boolean {
  const told = list.filter((game) => game.tournamentId === tournamentId);
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  const isNews = told.some(({ id, version }) => versions.get(id) !== version);
  const stillTold = new Set(told.map(({ id }) => id));
  // What is over leaves the list by itself after a while.
  return isNews || shown.some(({ id, status }) => status !== 'completed' && !stillTold.has(id));
}
