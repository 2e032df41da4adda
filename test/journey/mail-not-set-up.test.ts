import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { MailQueue } from '../../domain/answer/mail/mail-queue.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';

/** No mail server is set up: letters are written and stay. */
const app = openApp({ settings: { SMTP_URL: '' } });

const queue = async () => (await app().organizer.get<MailQueue>('/api/admin/mail-server/queue')).body;

test('where no letter leaves, organizers learn what to set, how many wait, and since when', async () => {
  expect(await queue()).toEqual({
    isSetUp: false,
    toSet: ['SMTP_URL', 'MAIL_FROM'],
    waiting: 0,
    waitingSince: null,
    lastError: null,
  });
  const { device } = await newOrganizer(app());
  const { body } = await device.post<ListedMessage>('/api/admin/mail-server/test', {});
  expect([body.state, body.lastError, body.attempts]).toEqual(['waiting', null, 0]);
  const [first] = await app().database.query<{ at: Date }>('select min(created_at) as at from outgoing_mails');
  expect(await queue()).toMatchObject({ waiting: 2, waitingSince: first?.at.toISOString() });
});
