import { useQuery } from '@tanstack/react-query';
import type { BracketGame } from '../bracket/drawn-tournament.ts';
import { previewKeyOf } from '../bracket/use-drawn-tournament.ts';
import { previewResult, type ResultChange } from './game-calls.ts';

/** Fetches the consequences of a change for the rest of the tournament, before it is made. */
export function useConsequences(game: BracketGame, move: ResultChange | undefined) {
  return useQuery({
    queryKey: previewKeyOf('consequences', game.id, move),
    queryFn: () => (move === undefined ? Promise.reject(new Error('No move')) : previewResult(game, move)),
    enabled: move !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
}
