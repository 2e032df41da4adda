import { useBoard } from '../site/board.ts';
import type { SentGame } from './sent-game.ts';

interface Place {
  readonly id: number;
  readonly location: string;
}

type Located = Pick<SentGame, 'tournamentId'>;

/** Returns the place of a game. */
export type PlaceOf = (game: Located) => string | undefined;

/** Returns the name of a place without its town. */
const shortened = (location: string): string => location.split(',')[0]?.trim() ?? location;

/**
 * Returns a function that names a game's place only if the games shown together are at two or more, since each may have a Field 1. The town
 * is left out if the places differ without it.
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

/** Returns the same for the public tournaments. */
export const usePlaces = (games: readonly Located[]): PlaceOf => placesOf(games, useBoard().tournaments ?? []);
