import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { asWritten } from '../../domain/rule/language/sentence.ts';
import { once } from '../../domain/rule/mail/letter.ts';
import type { LetterKind } from '../../domain/rule/mail/letter-kind.ts';
import { outboxOn } from '../../test/deep/database/outbox-on.ts';
import { until } from '../../test/deep/fault/until.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { MailCarrier } from './mail-carrier.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});

afterAll(() => database.source.destroy());

const post = (to: string, kind: LetterKind) =>
  outboxOn(database).post({
    ...once(kind, to),
    to,
    language: 'en',
    subject: asWritten('Kick-off'),
    parts: [{ kind: 'text', text: asWritten('Kick-off at six') }],
  });

test('a code leaves while slow mail servers hold every other place', async () => {
  for (let number = 1; number <= 30; number += 1) await post(`slow-${number}@family.example`, 'invitation');
  const held: (() => void)[] = [];
  const transport = createTransport({
    name: 'slow for some',
    version: '1',
    send: (mail, done) => {
      const envelope = mail.message.getEnvelope();
      const answer = () => done(null, { envelope, messageId: mail.message.messageId() });
      if (String(envelope.to).startsWith('slow')) held.push(answer);
      else answer();
    },
  });
  const carrier = new MailCarrier(database, transport, 'play@golden-goal.example', pino({ level: 'silent' }));
  const run = carrier.run();
  await until(() => held.length === 20);
  await post('reader@family.example', 'contact-code');
  await until(async () => (await database.query(`select from outgoing_mails where state = 'sent'`)).length > 0);
  expect(held).toHaveLength(20);
  carrier.isStopped = true;
  for (const answer of held) answer();
  await run;
});
