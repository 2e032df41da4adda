import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startProduct } from '../../harness/product.mjs';
import { openApp } from '../../journey/app.ts';
import { aFreeAgent } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
import { until } from './until.ts';

const app = openApp({ isOwn: true });

async function letterTo(recipient: string) {
  const [letter] = await app().database.query('select * from outgoing_mails where recipient = $1', [recipient]);
  return letter;
}

async function letTimePass(recipient: string, attempts?: number): Promise<void> {
  await app().database.query(
    'update outgoing_mails set next_attempt_at = now(), attempts = coalesce($2, attempts) where recipient = $1',
    [recipient, attempts],
  );
}

async function register(url = app().products[0].url) {
  const { id } = await app().announce();
  const answers = aFreeAgent(id);
  expect((await visitorAt(url).post('/api/players', answers)).status).toBe(201);
  return answers.email;
}

afterEach(() => app().mailbox.putOff(false));

test('while the mail server is in trouble families register as ever, and their mail comes later', async () => {
  app().mailbox.putOff(true);
  const email = await register();
  await until(async () => (await letterTo(email))?.last_error !== null);
  const waiting = await letterTo(email);
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.stringContaining('451') });
  expect(waiting?.next_attempt_at.getTime()).toBeGreaterThan(waiting?.created_at.getTime());
  app().mailbox.putOff(false);
  await letTimePass(email);
  expect(await app().mailbox.mailsTo(email)).toHaveLength(1);
  await until(async () => (await letterTo(email))?.state === 'sent');
  expect(await letterTo(email)).toMatchObject({ attempts: 2, last_error: null });
});

test('a letter that was never taken is kept as dead, and not tried again', async () => {
  app().mailbox.putOff(true);
  const email = await register();
  await until(async () => (await letterTo(email))?.last_error !== null);
  await letTimePass(email, 9);
  await until(async () => (await letterTo(email))?.state === 'dead');
  app().mailbox.putOff(false);
  await letTimePass(email);
  const later = await register();
  await app().mailbox.mailsTo(later);
  const dead = await letterTo(email);
  expect(dead).toMatchObject({ state: 'dead', attempts: 10, last_error: expect.stringContaining('451') });
  expect(app().mailbox.mails.some(({ to }) => to.includes(email))).toBe(false);
});

test('without any mail server the letters stay readable', async () => {
  const silent = await startProduct({ DATABASE_URL: app().database.url, SMTP_URL: 'smtp://127.0.0.1:9' });
  const email = await register(silent.url);
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/api/mail/print-outbox.js'], {
    env: { PATH: process.env.PATH, DATABASE_URL: app().database.url },
  });
  expect(stdout).toContain(`To: ${email}`);
  expect(stdout).toContain('is registered as an individual player');
  expect(await silent.stop()).toBe(0);
});

test('two processes that deliver the same letters deliver each one once', async () => {
  const second = await startProduct({ DATABASE_URL: app().database.url, SMTP_URL: app().mailbox.smtpUrl });
  const emails = await Promise.all(
    Array.from({ length: 30 }, (_, number) => register(number % 2 ? second.url : undefined)),
  );
  for (const email of emails) expect(await app().mailbox.mailsTo(email)).toHaveLength(1);
  await until(async () => (await letterTo(emails.at(-1) ?? ''))?.state === 'sent');
  const sent = app().mailbox.mails.filter(({ to }) => emails.includes(to[0] ?? ''));
  expect(sent).toHaveLength(30);
  expect(await second.stop()).toBe(0);
});
