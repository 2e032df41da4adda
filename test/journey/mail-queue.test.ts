import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import type { MailQueue } from '../../domain/answer/mail/mail-queue.ts';
import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import type { Refused } from './visitor.ts';

const app = openApp({ isOwn: true });

const at = '/api/admin/mail-server';
const queue = async () => (await app().organizer.get<MailQueue>(`${at}/queue`)).body;
const letter = async (id: number) => (await app().organizer.get<ListedMessage>(`/api/admin/messages/${id}`)).body;

test('a test letter leaves by the outbox, and the queue tells that it is sent', async () => {
  const { device, username } = await newOrganizer(app());
  const { status, body } = await device.post<ListedMessage>(`${at}/test`, {});
  expect([status, body.recipient, body.state]).toEqual([200, username, 'waiting']);
  await until(async () => (await letter(body.id)).state === 'sent');
  const mails = await app().mailbox.mailsTo(username);
  expect(mails.map(({ subject }) => subject)).toContain('Letters of the site arrive');
  expect(await queue()).toMatchObject({ isSetUp: true, toSet: [], lastError: null });
});

test('a mail server that puts every letter off is named with what it says, until it takes one', async () => {
  const { device } = await newOrganizer(app());
  await until(async () => (await queue()).waiting === 0);
  app().mailbox.putOff(true);
  const { body } = await device.post<ListedMessage>(`${at}/test`, {});
  await until(async () => (await letter(body.id)).lastError !== null);
  expect((await queue()).lastError).toBeNull();
  // Whoever waits for the second try waits ten seconds.
  await app().database.query('update outgoing_mails set next_attempt_at = now() where id = $1', [body.id]);
  await until(async () => (await queue()).lastError !== null);
  expect((await queue()).lastError).toMatch(/Try again later/);
  expect((await queue()).waiting).toBeGreaterThan(0);
  app().mailbox.putOff(false);
  await app().organizer.post(`/api/admin/messages/${body.id}/retry`, {});
  await until(async () => (await letter(body.id)).state === 'sent');
  expect((await queue()).lastError).toBeNull();
});

test('a letter to an address that does not exist is not delivered, and goes again once it does', async () => {
  const { device, username } = await newOrganizer(app());
  const { length: before } = await app().mailbox.mailsTo(username);
  app().mailbox.unknown(username, true);
  const { body } = await device.post<ListedMessage>(`${at}/test`, {});
  await until(async () => (await letter(body.id)).state === 'dead');
  expect((await letter(body.id)).lastError).toMatch(/No such person here/);
  app().mailbox.unknown(username, false);
  await app().organizer.post(`/api/admin/messages/${body.id}/retry`, {});
  await until(async () => (await letter(body.id)).state === 'sent');
  expect(await app().mailbox.mailsTo(username)).toHaveLength(before + 1);
});

test('whoever has no address is told where to enter one', async () => {
  const { status, body } = await app().organizer.post<Refused>(`${at}/test`, {});
  expect([status, body.message]).toEqual([
    409,
    'Your account has no email address. Enter one in My Account, and try again.',
  ]);
});

test('who may not read letters neither sends one nor sees what waits', async () => {
  const { device } = await newOrganizer(app(), 'check-in');
  expect([(await device.get(`${at}/queue`)).status, (await device.post(`${at}/test`, {})).status]).toEqual([403, 403]);
});
