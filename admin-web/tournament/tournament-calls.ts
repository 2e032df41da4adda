import type { CreateParams, RaRecord, UpdateParams } from 'react-admin';
import { send } from '../transport/call.ts';
import type { OwnCalls } from '../transport/records.ts';

/**
 * The calls about tournaments that have addresses of their own: a new one, and the switches, which a change names by
 * `meta.address`.
 */
export const tournamentCalls = {
  create: async <Made extends RaRecord>(_: string, { data }: CreateParams) => {
    const { json } = await send<Made>('POST', '/api/tournaments', data);
    return { data: json };
  },
  update: async <Changed extends RaRecord>(_: string, { id, data, meta }: UpdateParams) => {
    const address =
      meta?.address === undefined ? `/api/admin/tournaments/${id}` : `/api/tournaments/${id}/${meta.address}`;
    const { json } = await send<Changed>('PUT', address, data);
    return { data: json };
  },
} satisfies OwnCalls;
