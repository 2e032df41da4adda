import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
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

/** Returns the chosen tournament. It is part of the address, so that it survives a reload and a bookmark. */
export function useChosenTournament(): readonly [number | undefined, (id: number | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('tournament'));
  const choose = (chosen: number | undefined) =>
    setSearch(chosen === undefined ? {} : { tournament: String(chosen) }, { replace: true });
  return [Number.isInteger(id) && id > 0 ? id : undefined, choose];
}

const everyTournament = () => ask<readonly PublicTournament[]>('/api/tournaments');
