import type { DeleteParams, RaRecord } from 'react-admin';
import type { GamePlayer, ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { ask, send } from './call.ts';
import { type OwnCalls, rest } from './records.ts';

/** Records of games: the list has a path of the back office, a single game a public one. */
export const gameRecords = {
  getList: (_, query) => rest.getList('all-games', query),
  getOne: (_, query) => rest.getOne('all-games', query),
  delete: async <Gone extends RaRecord>(_: string, { id, meta }: DeleteParams<Gone>) => {
    const suffix = meta?.confirmed === true ? '?confirm=true' : '';
    return { data: await send<Gone>('DELETE', `/api/games/${id}${suffix}`) };
  },
} satisfies OwnCalls;

interface NewScore {
  readonly team1Score: number;
  readonly team2Score: number;
  /** Confirms a correction that resets games which have started. */
  readonly confirm?: true;
}

/** API calls about a game's score and goals. */
export const scoreCalls = {
  enterScore: (gameId: number, score: NewScore) => send('PUT', `/api/games/${gameId}/score`, score),
  writeGameNotes: (gameId: number, notes: string | null) =>
    send('PUT', `/api/admin/all-games/${gameId}/notes`, { notes }),
  playersOfGame: (gameId: number) => ask<readonly GamePlayer[]>(`/api/games/${gameId}/players`),
  goalsOfGame: (gameId: number) => ask<readonly ListedGoal[]>(`/api/games/${gameId}/goals`),
  addGoal: (gameId: number, goal: { readonly playerId: number | null; readonly minute: number }) =>
    send('POST', `/api/games/${gameId}/goals`, goal),
  moveGoal: (goalId: number, minute: number) => send('PUT', `/api/goals/${goalId}`, { minute }),
  removeGoal: (goalId: number) => send('DELETE', `/api/goals/${goalId}`),
};
