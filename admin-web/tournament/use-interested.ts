import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.interested;

/** How many people want to hear of a tournament and have no letter about it, and the press that writes to them. */
export function useInterested(tournamentId: number, after: () => void) {
  const provider = useProvider();
  const queries = useQueryClient();
  const queryKey = ['interested', tournamentId];
  const { data } = useQuery({ queryKey, queryFn: () => provider.interested(tournamentId), gcTime: 0 });
  const { run, isBusy } = useChange(() => provider.tellInterested(tournamentId), {
    ...said,
    about: ({ people }) => said.told(people),
    after: () => {
      void queries.invalidateQueries({ queryKey });
      after();
    },
  });
  return { people: data?.people, isBusy, tell: () => run(undefined) };
}
