import type { MailServerShown } from '../../domain/answer/mail/listed-message.ts';
import { ask, send } from './call.ts';

/** The calls about letters and webhooks on their way. */
export const deliveryCalls = {
  mailServer: () => ask<MailServerShown>('/api/admin/mail-server'),
  retryMessage: (id: number) => send('POST', `/api/admin/messages/${id}/retry`),
  testWebhook: (id: number) => send('POST', `/api/admin/webhooks/${id}/test`, {}),
  retryDelivery: (id: number) => send('POST', `/api/admin/webhook-deliveries/${id}/retry`, {}),
};
