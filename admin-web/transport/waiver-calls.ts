import { send } from './call.ts';

/** API calls about waivers. */
export const waiverCalls = {
  enterPaperWaiver: (registrationId: number, answers: object) =>
    send('POST', `/api/admin/tournament-registrations/${registrationId}/waiver`, answers),
};
