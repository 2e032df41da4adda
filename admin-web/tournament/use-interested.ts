import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InterestedCount } from '../../domain/answer/registration/interest-view.ts';
import { counted } from '../kit/counted.ts';
import { useChange } from '../kit/use-change.ts';
import { ask, send } from '../transport/call.ts';

export const interestedText = (people: number, name: string) =>
  people === 1
    ? `1 person wanted to hear when the next tournament opens, and has no letter about ${name} yet.`
    : `${people.toLocaleString('en-US')} people wanted to hear when the next tournament opens, and have no letter about ${name} yet.`;

export const writeToPeople = (people: number) =>
  people === 1 ? 'Write to 1 person' : `Write to ${people.toLocaleString('en-US')} people`;

/** Returns the number of interested people without a letter about a tournament, and a function that writes to them. */
export function useInterested(tournamentId: number, after: () => void) {
  const queries = useQueryClient();
  const queryKey = ['interested', tournamentId];
  const { data } = useQuery({ queryKey, queryFn: () => interested(tournamentId), gcTime: 0 });
  const { run, isBusy } = useChange(() => tellInterested(tournamentId), {
    done: 'Letters on the way',
    failed: 'The letters could not be written',
    about: ({ people }) => counted(people, 'letter'),
    after: () => {
      void queries.invalidateQueries({ queryKey });
      after();
    },
  });
  return { people: data?.people, isBusy, tell: () => run(undefined) };
}

const interested = (id: number) => ask<InterestedCount>(`/api/admin/tournaments/${id}/interested`);

const tellInterested = (id: number) => send<InterestedCount>('POST', `/api/admin/tournaments/${id}/interested`, {});
