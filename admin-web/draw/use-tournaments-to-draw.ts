import { useQuery } from '@tanstack/react-query';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { keyOf, useSignedIn } from '../bracket/use-drawn-tournament.ts';
import { inOrderOfDays } from '../tournament/tournament-choices.ts';
import { ask } from '../transport/call.ts';

/** Fetches the tournaments to choose from. */
export function useTournamentsToDraw() {
  const query = useQuery({ queryKey: keyOf('tournaments'), queryFn: everyTournament, select: inOrderOfDays });
  useSignedIn(query.error);
  return query;
}

const everyTournament = () => ask<readonly PublicTournament[]>('/api/tournaments');
