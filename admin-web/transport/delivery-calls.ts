import type { LinksView, ListedMessage, MailServerView } from '../../domain/answer/mail/listed-message.ts';
import type { MailQueue } from '../../domain/answer/mail/mail-queue.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { ask, send } from './call.ts';

/** API calls about letters and webhooks. */
export const deliveryCalls = {
  mailServer: () => ask<MailServerView>('/api/admin/mail-server'),
  mailQueue: () => ask<Sent<MailQueue>>('/api/admin/mail-server/queue'),
  sendTestLetter: () => send<Sent<ListedMessage>>('POST', '/api/admin/mail-server/test'),
  message: (id: number) => ask<Sent<ListedMessage>>(`/api/admin/messages/${id}`),
  retryMessage: (id: number) => send('POST', `/api/admin/messages/${id}/retry`),
  uncoverLinks: (id: number) => send<LinksView>('POST', `/api/admin/messages/${id}/links`),
  testWebhook: (id: number) => send('POST', `/api/admin/webhooks/${id}/test`, {}),
  retryDelivery: (id: number) => send('POST', `/api/admin/webhook-deliveries/${id}/retry`, {}),
};
