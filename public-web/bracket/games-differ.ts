import type { SentGame } from '../game/sent-game.ts';

type Known = Pick<SentGame, 'id' | 'version' | 'tournamentId'>;

/** Returns whether near games of a tournament differ from the games shown: a game has another version, or is new. */
export function gamesDiffer(near: readonly Known[], shown: readonly Known[], tournamentId: number): boolean {
  const versions = new Map(shown.map(({ id, version }) => [id, version]));
  return near.some((game) => game.tournamentId === tournamentId && versions.get(game.id) !== game.version);
}
