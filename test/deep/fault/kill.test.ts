import { runningDatabase } from '../../../api/database/running-database.ts';
import { dataDirWithDatabase } from '../../harness/copied-data-dir.ts';
import { openMailbox } from '../../harness/mailbox.mjs';
import { startProduct, testCredentials } from '../../harness/product.mjs';
import { signedIn, type Tournament } from '../../journey/app.ts';
import { broken } from '../../journey/invariants.ts';
import { aFreeAgent, aTeam, aTournament } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
import { closingAfterEach } from './closing.ts';
import { openQuestions } from './questions.ts';
import { until } from './until.ts';

const closing = closingAfterEach();

type Receipt = { readonly player?: { readonly id: number }; readonly captain?: { readonly id: number } };

async function open(settings: Readonly<Record<string, string>>) {
  const product = await startProduct({ ...testCredentials, SEED_DEMO: 'false', TRUST_PROXY: 'loopback', ...settings });
  const url = runningDatabase({ databaseUrl: undefined, dataDir: settings.DATA_DIR ?? '' });
  const { query } = closing(await openQuestions(url));
  return { product, query };
}

/** A family whose parent registers with their own address: one letter for each registration, to an address nobody else has. */
function ofOneAddress<A extends object>(answers: A): A {
  const { email, captainEmail } = answers as { readonly email?: string; readonly captainEmail?: string };
  return { ...answers, parentEmail: email ?? captainEmail };
}

/** Twenty families go on registering until nobody answers; answers the players that were confirmed before the power was cut. */
async function burst(url: string, tournamentId: number, onConfirmed: (count: number) => void) {
  const confirmed: number[] = [];
  const register = async (number: number) => {
    const path = number % 3 === 0 ? '/api/teams' : '/api/players';
    const answers = number % 3 === 0 ? ofOneAddress(aTeam(tournamentId)) : ofOneAddress(aFreeAgent(tournamentId));
    const answer = await visitorAt(url)
      .post<Receipt>(path, answers)
      .catch(() => undefined);
    const player = answer?.body.player ?? answer?.body.captain;
    if (answer?.status === 201 && player) onConfirmed(confirmed.push(player.id));
    return answer?.status === 201;
  };
  const family = async (number: number) => {
    for (let child = number; await register(child); ) child += 1;
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => family(number)));
  return confirmed;
}

test('after a kill -9 in a burst of registrations all that was confirmed is there, with its mail', async () => {
  const [mailbox, DATA_DIR] = [closing(await openMailbox()), dataDirWithDatabase()];
  const settings = { DATA_DIR, SMTP_URL: mailbox.smtpUrl };
  const first = await open(settings);
  const { url } = first.product;
  const organizer = await signedIn(url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament({ maxTeams: 200 }));
  let killed: Promise<void> | undefined;
  const confirmed = await burst(url, tournament.id, (count) => {
    if (count === 30) killed = first.product.kill();
  });
  await killed;
  expect(confirmed.length).toBeGreaterThanOrEqual(30);

  const next = await open(settings);
  const kept = await next.query('select player_id from tournament_registrations where player_id = any($1)', [
    confirmed,
  ]);
  expect(kept.map(({ player_id }) => player_id).toSorted()).toEqual(confirmed.toSorted());
  expect(await broken(next)).toEqual([]);

  await next.query(`update outgoing_mails set next_attempt_at = now() where state = 'waiting'`);
  await until(async () => (await next.query(`select from outgoing_mails where state <> 'sent'`)).length === 0);
  const letters = await next.query('select id, recipient from outgoing_mails');
  const timesSent = letters.map(
    ({ recipient }) => mailbox.mails.filter(({ to }) => to.includes(recipient.toLowerCase())).length,
  );
  expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(letters.length);
  expect(Math.min(...timesSent)).toBe(1);
  expect(Math.max(...timesSent)).toBeLessThanOrEqual(2);
  expect(await next.product.stop()).toBe(0);
});
