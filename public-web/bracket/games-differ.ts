import type { SentGame } from '../game/sent-game.ts';

type Known = Pick<SentGame, 'id' | 'version' | 'tournamentId' | 'status'>;

/** Returns whether the live list differs from the games shown: a game has another version, is new or is gone. */
export function gamesDiffer(list: readonly Known[], shown: readonly Known[], tournamentId: number): boolean {
  const told = list.filter((game) => game.tournamentId === tournamentId);
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  const isNews = told.some(({ id, version }) => versions.get(id) !== version);
  const stillTold = new Set(told.map(({ id }) => id));
  // Completed games leave the live list after a while, which is no news.
  return isNews || shown.some(({ id, status }) => status !== 'completed' && !stillTold.has(id));
}
