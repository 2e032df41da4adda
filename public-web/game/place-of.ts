import { useBoard } from '../site/board.ts';
import type { ShownGame } from './shown-game.ts';

interface Place {
  readonly id: number;
  readonly location: string;
}

type Located = Pick<ShownGame, 'tournamentId'>;

/** Says where a game is played. */
export type PlaceOf = (game: Located) => string | undefined;

/** The name of a place without its town. */
const shortened = (location: string): string => location.split(',')[0]?.trim() ?? location;

/**
 * Where games are played, said where those that are shown together are at two places or more: both may have a Field 1. The name of a place
 * stands without its town, where that tells them apart.
 */
export function placesOf(games: readonly Located[], tournaments: readonly Place[]): PlaceOf {
  const locationOf = new Map(tournaments.map(({ id, location }) => [id, location]));
  const locations = new Set(games.flatMap(({ tournamentId }) => locationOf.get(tournamentId) ?? []));
  if (locations.size < 2) return () => undefined;
  const isApart = new Set([...locations].map(shortened)).size === locations.size;
  return ({ tournamentId }) => {
    const location = locationOf.get(tournamentId);
    return location !== undefined && isApart ? shortened(location) : location;
  };
}

/** The same of the tournaments that families see. */
export const usePlaces = (games: readonly Located[]): PlaceOf => placesOf(games, useBoard().tournaments ?? []);
