import { useQuery } from '@tanstack/react-query';
import { wishKeyOf } from '../bracket/use-drawn-tournament.ts';
import { type DeskMove, previewMove } from './result-calls.ts';

/** What a move would do to the rest of the tournament, asked before it is made. */
export function useConsequences(gameId: number, move: DeskMove | undefined) {
  return useQuery({
    queryKey: wishKeyOf('consequences', gameId, move),
    queryFn: () => (move === undefined ? Promise.reject(new Error('No move')) : previewMove(gameId, move)),
    enabled: move !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
}
