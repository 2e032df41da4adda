import { useGetList } from 'react-admin';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';

/** Fetches all tournaments, soonest first, for inputs that choose one. */
export function useTournaments() {
  const {
    data = [],
    isPending,
    isFetching,
    isError,
  } = useGetList<Tournament>('tournaments', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'date', order: 'ASC' },
    filter: {},
  });
  const isSettled = !isFetching && !isError;
  return { tournaments: data, isPending, isSettled, isNone: isSettled && data.length === 0 };
}
