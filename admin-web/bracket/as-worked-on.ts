import { kickoffOrder } from '../../domain/rule/schedule/game-times.ts';
import type { BracketMatch, DrawnTournament } from './drawn-tournament.ts';

/** Returns the tournament as an organizer edits it: with the brackets of the draft, or with unpublished moves of games. */
export function asWorkedOn(drawn: DrawnTournament): DrawnTournament {
  const { draft } = drawn;
  if (draft.state === 'drawn') return { ...drawn, brackets: draft.brackets, games: draft.games, isDraft: true };
  if (draft.moved.length === 0) return drawn;
  const moved = new Map(draft.moved.map(({ gameId, was: _, ...place }) => [gameId, place]));
  const games = drawn.games
    .map((game) => ({ ...game, ...moved.get(game.id) }))
    .toSorted((one, other) => kickoffOrder(one.startTime) - kickoffOrder(other.startTime));
  const placeOf = (match: BracketMatch) => {
    const place = moved.get(drawn.games.find(({ bracketId }) => bracketId === match.id)?.id ?? 0);
    return place && { field: place.field, gameTime: place.startTime };
  };
  return { ...drawn, games, brackets: drawn.brackets.map((match) => ({ ...match, ...placeOf(match) })) };
}
