import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  CheckInList,
  CheckInPlayer,
  CheckInState,
  CheckInTeam,
} from '../../domain/answer/check-in/check-in-list.ts';
import { useToast } from '../kit/use-toast.tsx';
import { listOf, useCheckInList } from '../paper/check-in-paper.tsx';
import { ask } from '../transport/call.ts';
import { flush, onPressed, useIsHeld, useWaitingPresses } from './press-outbox.ts';
import { afterPresses, type Press } from './presses.ts';

/** Delay between two looks at what other desks have pressed, in milliseconds. */
const often = 4000;

/** Team, or those without one, as they stand now. */
export type Roster = Pick<CheckInTeam, 'name' | 'ageBracket' | 'phone' | 'contact' | 'maxPlayers' | 'players'> & {
  readonly id: number | null;
  /** Whether one more player fits. */
  readonly hasRoom: boolean;
};

/** Fetches who is expected, and again and again who is here; presses that wait count already. */
export function useCheckIn(tournamentId: number) {
  const list = useCheckInList(tournamentId);
  const queryKey = statesOf(tournamentId);
  const states = useQuery({
    queryKey,
    queryFn: () => ask<readonly CheckInState[]>(`/api/admin/tournaments/${tournamentId}/check-in/state`),
    refetchInterval: often,
    // Without a network it fails, and the desk is told.
    networkMode: 'always',
    enabled: list.data !== undefined,
  });
  const waiting = useWaitingPresses();
  usePressed(tournamentId, list.data);
  useSentWithAnswer(states.dataUpdatedAt);
  useNewcomers(tournamentId, list.data, states.data);
  return {
    list,
    rosters: list.data && rostersOf(list.data, states.data ?? [], waiting),
    waiting: waiting.length,
    isLineLost: states.isError,
    isHeld: useIsHeld(),
  };
}

/** Fetches the names again when somebody is registered, here or at another desk. */
function useNewcomers(tournamentId: number, list?: CheckInList, states?: readonly CheckInState[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (list === undefined || states === undefined) return;
    const known = new Set(playersOf(list).map(({ id }) => id));
    if (states.some(({ id }) => !known.has(id))) void client.invalidateQueries({ queryKey: listOf(tournamentId) });
  }, [client, tournamentId, list, states]);
}

const playersOf = ({ teams, freeAgents }: CheckInList): readonly CheckInPlayer[] => [
  ...teams.flatMap(({ players }) => players),
  ...freeAgents,
];

const statesOf = (tournamentId: number) => ['check-in-states', tournamentId] as const;

/** Sends what waits as soon as the server answers again: the line is back, or somebody has signed in. */
function useSentWithAnswer(answeredAt: number): void {
  useEffect(() => {
    if (answeredAt > 0) void flush();
  }, [answeredAt]);
}

/** Sends what waits, keeps what was sent on the screen, and says what was refused, of whom. */
function usePressed(tournamentId: number, list?: CheckInList): void {
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    const sendAgain = () => void flush();
    window.addEventListener('online', sendAgain);
    const end = onPressed(async (outcomes, isLast) => {
      const refusals = outcomes.filter(({ refused }) => refused !== undefined);
      const arrived = outcomes.filter(({ refused }) => refused === undefined).map(({ press }) => press);
      for (const { press, refused } of refusals) {
        const name = list && playersOf(list).find(({ id }) => id === press.id)?.name;
        toast('alarm', name ? `Not entered: ${name}` : 'Not entered', refused);
      }
      if (arrived.length > 0) await enter(client, tournamentId, arrived);
      if (isLast || refusals.length > 0) void client.invalidateQueries({ queryKey: statesOf(tournamentId) });
    });
    return () => {
      window.removeEventListener('online', sendAgain);
      end();
    };
  }, [client, toast, tournamentId, list]);
}

/** Enters presses that the server has into what is shown; an answer that was under way is older than they are. */
async function enter(client: QueryClient, tournamentId: number, arrived: readonly Press[]): Promise<void> {
  const queryKey = statesOf(tournamentId);
  await client.cancelQueries({ queryKey });
  // It is no answer of the server: what waits is not sent because of it.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData<readonly CheckInState[]>(
    queryKey,
    (states) => states?.map((one) => afterPresses(one, arrived)),
    updatedAt === undefined ? {} : { updatedAt },
  );
}

function rostersOf(list: CheckInList, states: readonly CheckInState[], waiting: readonly Press[]): readonly Roster[] {
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const players = playersOf(list).map((player) => afterPresses({ ...player, ...stateOf.get(player.id) }, waiting));
  const on = (id: number | null) => players.filter(({ teamId }) => teamId === id);
  const teams = list.teams.map((team) => {
    const roster = on(team.id);
    return { ...team, players: roster, hasRoom: roster.length < team.maxPlayers };
  });
  const freeAgents = on(null);
  if (freeAgents.length === 0) return teams;
  const free = {
    id: null,
    name: 'Without a team',
    ageBracket: null,
    contact: '',
    phone: '',
    maxPlayers: 0,
    hasRoom: false,
  };
  return [...teams, { ...free, players: freeAgents }];
}
