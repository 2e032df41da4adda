import { send } from '../transport/call.ts';
import type { OwnCalls } from '../transport/records.ts';

/**
 * The calls about tournaments that have addresses of their own: a new one, and the switches, which a change names by
 * `meta.address`.
 */
export const tournamentCalls = {
  create: async (_, { data }) => {
    const { json } = await send('POST', '/api/tournaments', data);
    return { data: json };
  },
  update: async (_, { id, data, meta }) => {
    const address =
      meta?.address === undefined ? `/api/admin/tournaments/${id}` : `/api/tournaments/${id}/${meta.address}`;
    const { json } = await send('PUT', address, data);
    return { data: json };
  },
} satisfies OwnCalls;
