import type { ListedMailing } from '../../domain/answer/mailing/listed-mailing.ts';
import type { ListedReminders } from '../../domain/answer/mailing/listed-reminders.ts';
import type { MailingPreview, MailingTested, ResultsPreview } from '../../domain/answer/mailing/mailing-preview.ts';
import type { NewMailing } from '../../domain/mailing/mailing.ts';
import type { ReminderSwitches } from '../../domain/mailing/reminder.ts';
import { ask, send } from './call.ts';

/** API calls about mailings and reminders. */
export const mailingCalls = {
  previewMailing: (mailing: NewMailing) => send<MailingPreview>('POST', '/api/admin/mailings/preview', mailing),
  testMailing: (mailing: NewMailing) => send<MailingTested>('POST', '/api/admin/mailings/test', mailing),
  sendMailing: (mailing: NewMailing) => send<ListedMailing>('POST', '/api/admin/mailings', mailing),
  previewResults: (tournamentId: number) =>
    send<ResultsPreview>('POST', `/api/admin/tournaments/${tournamentId}/results/preview`, {}),
  testResults: (tournamentId: number) =>
    send<MailingTested>('POST', `/api/admin/tournaments/${tournamentId}/results/test`, {}),
  sendResults: (tournamentId: number) =>
    send<ListedMailing>('POST', `/api/admin/tournaments/${tournamentId}/results`, {}),
  reminders: () => ask<readonly ListedReminders[]>('/api/admin/reminders'),
  switchReminders: (tournamentId: number, switches: ReminderSwitches) =>
    send<readonly ListedReminders[]>('POST', `/api/admin/reminders/${tournamentId}`, switches),
};
