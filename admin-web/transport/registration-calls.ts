import { send } from './call.ts';
import { each } from './each.ts';
import type { OwnCalls } from './records.ts';
import { waiverCalls } from './waiver-calls.ts';

/** Changes of many registrations, each by the call for one: `meta.of` is the payment or the waiver on paper. */
export const registrationRecords: OwnCalls = {
  updateMany: (_, { ids, data, meta }) =>
    each(ids, (id) =>
      meta.of === 'payment'
        ? send('PUT', `/api/admin/tournament-registrations/${id}/payment`, data)
        : waiverCalls.enterPaperWaiver(Number(id), data),
    ),
};
