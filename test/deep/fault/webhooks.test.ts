import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';
import { newDataDir, testCredentials } from '../../harness/product.mjs';
import { openReceiver, type Receiver } from '../../harness/receiver.ts';
import { sizeOf, tell } from '../../harness/size.ts';
import { carrierTo, webhookTo } from '../../journey/webhook-post.ts';
import { until } from './until.ts';

const events = sizeOf('webhooks');
const games = 20;

let database: FreshDatabase;
let receiver: Receiver;
beforeEach(async () => {
  database = await freshDatabase();
  await database.query(`insert into admin_users (username, name, email) values ('olga', 'Olga', 'olga@club.example')`);
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await database.drop();
});

/** So many lines in the histories of a few games, each game's in turn. */
const scores = (count: number) =>
  database.query(
    `insert into score_updates (game_id, kind, from_team1_score, from_team2_score, team1_score, team2_score, timestamp,
       updated_by)
     select 1 + n % ${games}, 'score', 0, 0, n / ${games}, 0, now(), 'Pat' from generate_series(0, $1 - 1) n`,
    [count],
  );

const waiting = async () =>
  (
    await database.query<{ left: number }>(
      `select count(*)::int as left from webhook_deliveries where state = 'waiting'`,
    )
  )[0]?.left;

const soon = () => database.query(`update webhook_deliveries set next_attempt_at = now() where state = 'waiting'`);

interface Notified {
  readonly type: string;
  readonly data: { readonly gameId: number; readonly team1Score: number };
}

const told = (): readonly Notified[] => receiver.received.map(({ body }) => JSON.parse(body));

test("the standard's own library takes what is sent, and nothing that was changed on the way", async () => {
  const { secret } = await webhookTo({ database }, receiver, ['score.changed']);
  await scores(1);
  const { carrier, close } = await carrierTo(receiver, database.url);
  await carrier.run();
  await close();
  const [message] = receiver.received;
  if (message === undefined) throw new Error('Nothing was sent');
  expect(message.headers['user-agent']).toMatch(/^GoldenGoal\/\d+\.\d+\.\d+ \(\+https:\/\//);
  const library = new Webhook(secret);
  expect(library.verify(message.body, message.headers)).toMatchObject({
    type: 'score.changed',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { gameId: 1, team1Score: 0 },
  });
  expect(() => library.verify(message.body.replace('"gameId": 1', '"gameId": 2'), message.headers)).toThrow();
  expect(() => library.verify(message.body, { ...message.headers, 'webhook-id': 'msg_0' })).toThrow();
  expect(() => new Webhook(`whsec_${btoa('x'.repeat(32))}`).verify(message.body, message.headers)).toThrow();
});

test('what is not taken is sent again under its number, and the later ones of its game wait for it', async () => {
  await webhookTo({ database }, receiver, ['score.changed']);
  await scores(2 * games);
  const { carrier, close } = await carrierTo(receiver, database.url);
  receiver.answer(({ body }) => (JSON.parse(body).data.gameId === 3 ? 500 : 204));
  await carrier.run();
  const ofGame = () => told().filter(({ data }) => data.gameId === 3);
  expect(ofGame().map(({ data }) => data.team1Score)).toEqual([0]);
  expect(told()).toHaveLength(2 * games - 1);
  expect(await waiting()).toBe(2);
  receiver.answer(302);
  await soon();
  await carrier.run();
  expect(ofGame().map(({ data }) => data.team1Score)).toEqual([0, 0]);
  receiver.answer(204);
  await soon();
  await carrier.run();
  await close();
  expect(ofGame().map(({ data }) => data.team1Score)).toEqual([0, 0, 0, 1]);
  const [first, second] = receiver.received.filter(({ body }) => body.includes('"gameId": 3'));
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(await waiting()).toBe(0);
});

test('a site that hangs up delays no other', async () => {
  const other = await openReceiver();
  await webhookTo({ database }, { url: 'https://localhost:1/told' }, ['score.changed']);
  await webhookTo({ database }, receiver, ['score.changed']);
  await scores(100);
  const { carrier, close } = await carrierTo(receiver, database.url);
  await carrier.run();
  await close();
  await other.close();
  expect(receiver.received).toHaveLength(100);
  const [failed] = await database.query<{ error: string; attempts: number }>(
    `select last_error as error, attempts from webhook_deliveries where state = 'waiting' and attempts > 0 limit 1`,
  );
  expect(failed).toEqual({ error: 'ECONNREFUSED', attempts: 1 });
});

test('what a transaction takes back is told nobody', async () => {
  await webhookTo({ database }, receiver, ['score.changed']);
  await database.query(`do $$ begin
    begin
      insert into score_updates (game_id, kind, from_team1_score, from_team2_score, team1_score, team2_score, timestamp,
        updated_by) values (1, 'score', 0, 0, 1, 0, now(), 'Pat');
      raise exception 'no';
    exception when raise_exception then null;
    end;
  end $$`);
  expect(await waiting()).toBe(0);
});

test(`${events} events survive processes that are killed: none is lost, and each game's come in order`, async () => {
  const started = Date.now();
  await webhookTo({ database }, receiver, ['score.changed']);
  await scores(events);
  const certificate = join(newDataDir(), 'receiver.pem');
  writeFileSync(certificate, receiver.ca);
  const script = fileURLToPath(new URL('./carry-webhooks.mjs', import.meta.url));
  const carry = () => {
    const child = spawn(process.execPath, [script, database.url, certificate, testCredentials.SESSION_SECRET]);
    return { kill: () => (child.kill('SIGKILL') ? once(child, 'exit') : undefined) };
  };
  let kills = 0;
  for (const part of [0.2, 0.5, 0.8]) {
    const child = carry();
    await until(async () => receiver.received.length > events * part);
    await child.kill();
    kills += 1;
    await soon();
  }
  const last = carry();
  await until(async () => (await waiting()) === 0);
  await last.kill();
  const firsts = new Map(receiver.received.toReversed().map(({ headers, body }) => [headers['webhook-id'], body]));
  expect(firsts.size).toBe(events);
  const inOrder = [...firsts.values()].toReversed().map((body): Notified => JSON.parse(body));
  for (let game = 1; game <= games; game += 1) {
    const came = inOrder.filter(({ data }) => data.gameId === game).map(({ data }) => data.team1Score);
    expect(came).toEqual([...came].sort((a, b) => a - b));
  }
  const twice = receiver.received.length - firsts.size;
  expect(twice).toBeLessThanOrEqual(kills * 10);
  tell(`${events} events, ${kills} kills, ${twice} sent twice, ${Date.now() - started} ms`);
}, 600_000);
