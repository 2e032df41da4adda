import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  CheckInList,
  CheckInPlayer,
  CheckInState,
  CheckInTeam,
} from '../../domain/answer/check-in/check-in-list.ts';
import { useToast } from '../kit/use-toast.tsx';
import { useCheckInList } from '../paper/check-in-paper.tsx';
import { ask } from '../transport/call.ts';
import { flush, onPressed, useWaitingPresses } from './press-outbox.ts';
import { afterPresses, type Press } from './presses.ts';

/** Delay between two looks at what other desks have pressed, in milliseconds. */
const often = 4000;

/** Team, or those without one, as they stand now. */
export type Roster = Pick<CheckInTeam, 'name' | 'ageBracket' | 'phone' | 'contact' | 'players'> & {
  readonly id: number | null;
};

/** Fetches who is expected, and again and again who is here; presses that wait count already. */
export function useCheckIn(tournamentId: number) {
  const list = useCheckInList(tournamentId);
  const queryKey = statesOf(tournamentId);
  const states = useQuery({
    queryKey,
    queryFn: () => ask<readonly CheckInState[]>(`/api/admin/tournaments/${tournamentId}/check-in/state`),
    refetchInterval: often,
    enabled: list.data !== undefined,
  });
  const waiting = useWaitingPresses();
  usePressed(tournamentId);
  return {
    list,
    rosters: list.data && rostersOf(list.data, states.data ?? [], waiting),
    waiting: waiting.length,
    isLineLost: states.failureCount > 0,
  };
}

const statesOf = (tournamentId: number) => ['check-in-states', tournamentId] as const;

/** Sends what waits, keeps what was sent on the screen, and says what was refused. */
function usePressed(tournamentId: number): void {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    void flush();
    const sendAgain = () => void flush();
    window.addEventListener('online', sendAgain);
    const end = onPressed((press, { refused }) => {
      if (refused !== undefined) toast('alarm', 'Not entered', refused);
      void settle(client, tournamentId, refused === undefined ? [press] : []);
    });
    return () => {
      window.removeEventListener('online', sendAgain);
      end();
    };
  }, [client, toast, tournamentId]);
}

/** Enters presses that the server has into what is shown; an answer that was under way is older than they are. */
async function settle(client: QueryClient, tournamentId: number, presses: readonly Press[]): Promise<void> {
  const queryKey = statesOf(tournamentId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<readonly CheckInState[]>(queryKey, (states) => states?.map((one) => afterPresses(one, presses)));
  await client.invalidateQueries({ queryKey });
}

function rostersOf(list: CheckInList, states: readonly CheckInState[], waiting: readonly Press[]): readonly Roster[] {
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const now = (player: CheckInPlayer) => afterPresses({ ...player, ...stateOf.get(player.id) }, waiting);
  const teams = list.teams.map((team) => ({ ...team, players: team.players.map(now) }));
  if (list.freeAgents.length === 0) return teams;
  const free = { id: null, name: 'Without a team', ageBracket: null, contact: '', phone: '' };
  return [...teams, { ...free, players: list.freeAgents.map(now) }];
}
