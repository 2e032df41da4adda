import { asWritten } from '../../domain/rule/language/sentence.ts';
import { dailyCaps } from '../../domain/rule/mail/daily-cap.ts';
import { once } from '../../domain/rule/mail/letter.ts';
import { outboxOn } from '../../test/deep/database/outbox-on.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { letterPosted } from './postgres-outbox.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});
afterAll(() => database.source.destroy());

const post = (to: string, event = once('invitation', to)) =>
  outboxOn(database).post({
    ...event,
    to,
    language: 'en',
    subject: asWritten('Join'),
    parts: [{ kind: 'text', text: asWritten('Kick-off at six') }],
  });

test('whoever carries letters is told of one once it is there, and not of one that was never posted', async () => {
  let told = 0;
  database.news.on(letterPosted, () => {
    told += 1;
  });
  await database.inTransaction(async () => {
    await post('kim@family.example');
    expect(told).toBe(0);
  });
  expect(told).toBe(1);
  const failing = database.inTransaction(async () => {
    await post('lee@family.example');
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(told).toBe(1);
});

test('a code that is one too many is on file as one, and covered like every other', async () => {
  for (let number = 0; number <= dailyCaps.code.unconfirmed; number += 1)
    await database.inTransaction(() => post('ada@family.example', once('contact-code', number)));
  expect(await database.query(`select kind from outgoing_mails where state = 'dropped'`)).toEqual([
    { kind: 'contact-code' },
  ]);
});
