import type { DataProvider } from 'react-admin';
import { send } from '../site/call.ts';

/** The calls about tournaments that do not go to /api/admin. A change says by `meta.address` which switch it turns. */
export const tournamentCalls: Pick<DataProvider, 'create' | 'update'> = {
  create: async (_, { data }) => {
    const { json } = await send('POST', '/api/tournaments', data);
    return { data: json };
  },
  update: async (_, { id, data, meta }) => {
    const { json } = await send('PUT', `/api/tournaments/${id}/${meta.address}`, data);
    return { data: json };
  },
};
