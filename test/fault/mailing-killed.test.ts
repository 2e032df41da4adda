import { runningDatabase } from '../../api/database/running-database.ts';
import { dataDirWithDatabase } from '../harness/copied-data-dir.ts';
import { openMailbox, type ReceivedMail } from '../harness/mailbox.ts';
import { startProduct, testCredentials } from '../harness/product.ts';
import { sizeOf } from '../harness/size.ts';
import { signedIn, type Tournament } from '../journey/app.ts';
import { broken } from '../journey/invariants.ts';
import { aTournament } from '../journey/samples.ts';
import { closingAfterEach } from './closing.ts';
import { enterAdults } from './entered-adults.ts';
import { openQuestions } from './questions.ts';
import { until } from './until.ts';

const closing = closingAfterEach();
const families = sizeOf('mailing-killed');

/** So many letters are on their way to the mail server at once: what became of these a killed process does not know. */
const onTheirWay = 20;

async function open(settings: Readonly<Record<string, string>>) {
  const product = await startProduct({ ...testCredentials, SEED_DEMO: 'false', TRUST_PROXY: 'loopback', ...settings });
  const url = runningDatabase({ databaseUrl: undefined, dataDir: settings.DATA_DIR ?? '' });
  const { query } = closing(await openQuestions(url));
  return { product, query };
}

const isOfMailing = ({ subject }: ReceivedMail) => subject === 'Come early on Saturday';

test('after a kill -9 in the middle of a mailing everybody has exactly one letter of it', async () => {
  const [mailbox, DATA_DIR] = [closing(await openMailbox()), dataDirWithDatabase()];
  const settings = { DATA_DIR, SMTP_URL: mailbox.smtpUrl };
  const first = await open(settings);
  const organizer = await signedIn(first.product.url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament());
  const addresses = await enterAdults(first.query, tournament.id, families);
  const words = { subject: 'Come early on Saturday', text: 'Hi {name},\n\nplease come early.' };
  const filter = JSON.stringify({ tournamentId: tournament.id });
  const sent = await organizer.post('/api/admin/mailings', { list: 'tournament-registrations', filter, ...words });
  expect(sent).toMatchObject({ status: 201, body: { letters: families } });
  await until(() => mailbox.mails.filter(isOfMailing).length > 10);
  await first.product.kill();

  const next = await open(settings);
  const [left] = await next.query<{ count: number }>('select count(*)::int as count from mailing_letters');
  // Else it was not killed in the middle, and this shows nothing.
  expect(left?.count).toBeGreaterThan(0);
  // What was being handed over is tried again two minutes later.
  const hurry = `update outgoing_mails set next_attempt_at = now() where state = 'waiting' and next_attempt_at > now()`;
  await until(async () => {
    await next.query(hurry);
    const [waiting] = await next.query<{ count: number }>(
      `select (select count(*) from mailing_letters)::int
         + (select count(*) from outgoing_mails where state = 'waiting')::int as count`,
    );
    return waiting?.count === 0;
  });
  const written = await next.query<{ recipient: string }>(
    `select recipient from outgoing_mails where event like 'mailing:%' order by recipient`,
  );
  expect(written.map(({ recipient }) => recipient)).toEqual(addresses.toSorted());
  const copies = addresses.map((address) =>
    mailbox.mails.filter((mail) => isOfMailing(mail) && mail.to.includes(address)),
  );
  expect(Math.min(...copies.map((mails) => mails.length))).toBe(1);
  // What came twice is one letter to a mail program: it has one number.
  expect(copies.map((mails) => new Set(mails.map(({ email }) => email.messageId)).size)).toEqual(
    addresses.map(() => 1),
  );
  expect(copies.filter((mails) => mails.length > 1).length).toBeLessThanOrEqual(onTheirWay);
  expect(Math.max(...copies.map((mails) => mails.length))).toBeLessThanOrEqual(2);
  expect(await broken(next)).toEqual([]);
  expect(await next.product.stop()).toBe(0);
});
