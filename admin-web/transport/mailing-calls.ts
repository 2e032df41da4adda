import type { MailingPreview, MailingSent } from '../../domain/answer/mailing/mailing-preview.ts';
import type { NewMailing } from '../../domain/mailing/mailing.ts';
import { ask, send } from './call.ts';

/** API calls that write to everybody in a list. */
export const mailingCalls = {
  previewMailing: (mailing: NewMailing) => send<MailingPreview>('POST', '/api/admin/mailings/preview', mailing),
  /** Sends a mailing. The idempotency key allows a retry after a lost answer. */
  sendMailing: (mailing: NewMailing, key: string) =>
    ask<MailingSent>('/api/admin/mailings', {
      method: 'POST',
      body: JSON.stringify(mailing),
      headers: new Headers({ 'Idempotency-Key': key }),
    }),
};
