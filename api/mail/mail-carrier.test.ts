import { createTransport, type Transporter } from 'nodemailer';
import { pino } from 'pino';
import { asWritten } from '../../domain/rule/language/sentence.ts';
import { once } from '../../domain/rule/mail/letter.ts';
import { outboxOn } from '../../test/deep/database/outbox-on.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Mailbox, openMailbox } from '../../test/harness/mailbox.mjs';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { MailCarrier, pauseAfter } from './mail-carrier.ts';

const from = 'Golden Goal <play@golden-goal.example>';
let mailbox: Mailbox;
let database: Database;
let otherProcess: Database;

beforeAll(async () => {
  mailbox = await openMailbox();
  const { url } = await freshDatabase();
  database = new Database(await databaseAt(url).initialize());
  otherProcess = new Database(await databaseAt(url).initialize());
});

beforeEach(async () => {
  mailbox.putOff(false);
  mailbox.keepSilent(false);
  await database.query('truncate outgoing_mails');
});

afterAll(async () => {
  await Promise.all([database.source.destroy(), otherProcess.source.destroy()]);
  await mailbox.close();
});

function carrierOn(process: Database, transport: Transporter = createTransport(mailbox.smtpUrl)): MailCarrier {
  return new MailCarrier(process, transport, from, pino({ level: 'silent' }));
}

async function post(to: string): Promise<void> {
  const parts = [{ kind: 'text', text: asWritten('Kick-off at six') }] as const;
  await outboxOn(database).post({
    ...once('invitation', to),
    to,
    language: 'en',
    subject: asWritten('Join Niño & co'),
    parts,
  });
}

async function letters() {
  return database.query<{ state: string; attempts: number; pause: number; error: string | null }>(
    `select state, attempts, last_error as error, round(extract(epoch from next_attempt_at - now()))::int as pause
     from outgoing_mails order by id`,
  );
}

const makeDue = () => database.query(`update outgoing_mails set next_attempt_at = now() - interval '1 second'`);

test('a letter reaches its reader as it was posted, once', async () => {
  await post('kim@family.example');
  const carrier = carrierOn(database);
  await carrier.run();
  await carrier.run();
  const mails = await mailbox.mailsTo('kim@family.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ from: 'play@golden-goal.example', subject: 'Join Niño & co' });
  expect(mails[0]?.text).toContain('Kick-off at six');
  expect(mails[0]?.html).toContain('Kick-off at six');
  expect(await letters()).toMatchObject([{ state: 'sent', attempts: 1, error: null }]);
});

test('two processes carry fifty letters, and none twice', async () => {
  const readers = Array.from({ length: 50 }, (_, number) => `reader-${number}@family.example`);
  for (const reader of readers) await post(reader);
  await Promise.all([carrierOn(database), carrierOn(otherProcess), carrierOn(database)].map((one) => one.run()));
  const received = mailbox.mails.flatMap(({ to }) => to).filter((to) => to.startsWith('reader-'));
  expect(received.sort()).toEqual(readers.sort());
});

test('a letter that is not taken waits and is tried again', async () => {
  mailbox.putOff(true);
  await post('lee@family.example');
  const carrier = carrierOn(database);
  await carrier.run();
  await carrier.run();
  const [waiting] = await letters();
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(waiting?.error).toContain('Try again later');
  expect(waiting?.pause).toBeGreaterThan(5);
  expect(waiting?.pause).toBeLessThanOrEqual(10);
  mailbox.putOff(false);
  await makeDue();
  await carrier.run();
  expect(await mailbox.mailsTo('lee@family.example')).toHaveLength(1);
  expect(await letters()).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
});

test('a letter that fails ten times is dead, kept, and tried no more', async () => {
  mailbox.putOff(true);
  await post('pat@family.example');
  const carrier = carrierOn(database);
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await makeDue();
    await carrier.run();
  }
  expect(await letters()).toMatchObject([{ state: 'dead', attempts: 10 }]);
});

test('a letter to an address that does not exist is dead at once, and says so', async () => {
  mailbox.unknown('gone@family.example', true);
  await post('gone@family.example');
  await carrierOn(database).run();
  expect(await letters()).toMatchObject([{ state: 'dead', attempts: 1, error: expect.stringContaining('550') }]);
});

/** Returns a carrier with a short timeout for a mail server. */
const hastyCarrier = () => carrierOn(database, createTransport({ url: mailbox.smtpUrl, socketTimeout: 1_000 }));

const inDoubt = 'The mail server did not say whether it took this letter';

test('a server that takes a letter and does not say so gets it once more, and never again', async () => {
  mailbox.keepSilent(true);
  await post('slow@family.example');
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await makeDue();
    await hastyCarrier().run();
  }
  expect(await letters()).toMatchObject([{ state: 'dead', attempts: 2, error: inDoubt }]);
  expect(mailbox.mails.filter(({ to }) => to.includes('slow@family.example'))).toHaveLength(2);
});

test('a server that takes a letter without a word and answers the second time has it twice', async () => {
  mailbox.keepSilent(true);
  await post('late@family.example');
  await hastyCarrier().run();
  expect(await letters()).toMatchObject([{ state: 'waiting', attempts: 1, error: inDoubt }]);
  mailbox.keepSilent(false);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await makeDue();
    await hastyCarrier().run();
  }
  expect(await letters()).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
  expect(mailbox.mails.filter(({ to }) => to.includes('late@family.example'))).toHaveLength(2);
});

test('what a killed process had in hand goes once more, and what two had does not', async () => {
  await post('once@family.example');
  await post('twice@family.example');
  await database.query(`update outgoing_mails set attempts = 1, doubts = 1`);
  await database.query(`update outgoing_mails set doubts = 2 where recipient = 'twice@family.example'`);
  await makeDue();
  await carrierOn(database).run();
  expect(await letters()).toMatchObject([{ state: 'sent' }, { state: 'dead', error: inDoubt }]);
  expect(mailbox.mails.filter(({ to }) => to.includes('twice@family.example'))).toEqual([]);
});

test('a server that hangs before it was given the letter is tried as long as ever', async () => {
  const deaf = createTransport({ url: 'smtp://127.0.0.1:9', connectionTimeout: 300 });
  await post('later@family.example');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await makeDue();
    await carrierOn(database, deaf).run();
  }
  expect(await letters()).toMatchObject([{ state: 'waiting', attempts: 4 }]);
});

test('the pauses grow threefold, to twelve hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pauseAfter)).toEqual([
    10, 30, 90, 270, 810, 2430, 7290, 21_870, 43_200, 43_200,
  ]);
});

test('a letter that another process is just taking is left to it, without waiting', async () => {
  await post('sue@family.example');
  await otherProcess.inTransaction(async () => {
    await otherProcess.query('select id from outgoing_mails for update');
    await carrierOn(database).run();
  });
  expect(await letters()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('a letter that another process is handing over is left to it', async () => {
  await post('sam@family.example');
  await database.query(`update outgoing_mails set attempts = 1, next_attempt_at = now() + interval '1 minute'`);
  await carrierOn(database).run();
  expect(await letters()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('a carrier that is stopped takes no letter it will not carry', async () => {
  for (let number = 1; number <= 25; number += 1) await post(`late-${number}@family.example`);
  const stopping: Promise<void>[] = [];
  const transport = createTransport({
    name: 'closing time',
    version: '1',
    send: (mail, done) => {
      stopping.push(carrier.beforeApplicationShutdown());
      done(null, { envelope: mail.message.getEnvelope(), messageId: mail.message.messageId() });
    },
  });
  const carrier = carrierOn(database, transport);
  await carrier.run();
  await Promise.all(stopping);
  const states = (await letters()).map(({ state, attempts }) => `${state} ${attempts}`);
  expect(states).toEqual([...Array(20).fill('sent 1'), ...Array(5).fill('waiting 0')]);
});

test('a letter goes by itself, soon after it was posted', async () => {
  const carrier = carrierOn(database);
  carrier.onApplicationBootstrap();
  await post('ada@family.example');
  expect(await mailbox.mailsTo('ada@family.example')).toHaveLength(1);
  await carrier.beforeApplicationShutdown();
});

test('a letter posted in a transaction that fails never goes', async () => {
  const failing = database.inTransaction(async () => {
    await post('nobody@family.example');
    throw new Error('The registration failed');
  });
  await expect(failing).rejects.toThrow('The registration failed');
  expect(await letters()).toEqual([]);
});

test('a letter that was taken while the database went away is not brought again when it is back', async () => {
  await post('mia@family.example');
  const away = new Database(database.source);
  const cut = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  let cuts = 2;
  away.query = (sql, parameters) => {
    if (!/state = 'sent'/.test(sql) || cuts === 0) return database.query(sql, parameters);
    cuts -= 1;
    return Promise.reject(cut);
  };
  await carrierOn(away).run();
  expect(await letters()).toMatchObject([{ state: 'sent', attempts: 1, error: null }]);
  await makeDue();
  await carrierOn(otherProcess).run();
  expect(await mailbox.mailsTo('mia@family.example')).toHaveLength(1);
});
