import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../api/database/embedded-postgres.ts';
import { dataDirWithDatabase } from '../../harness/copied-data-dir.ts';
import { startProduct } from '../../harness/product.mjs';
import { signedIn, type Tournament } from '../../journey/app.ts';
import { broken } from '../../journey/invariants.ts';
import { aFreeAgent, aTournament } from '../../journey/samples.ts';
import { type Answer, type Refused, visitorAt } from '../../journey/visitor.ts';
import { closingAfterEach } from './closing.ts';
import { openQuestions } from './questions.ts';
import { until } from './until.ts';

const closing = closingAfterEach();

/** A database server that comes back at another port, behind an address that stays. */
async function openRestartable() {
  const dataDir = dataDirWithDatabase();
  let server: EmbeddedPostgres | undefined = await startEmbeddedPostgres({ dataDir });
  const password = new URL(server.url).password;
  const door = createServer((caller) => lead(caller, server?.url));
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/golden_goal`,
    stop: async () => {
      await server?.stop();
      server = undefined;
    },
    start: async () => {
      server = await startEmbeddedPostgres({ dataDir });
    },
    close: async () => {
      door.close();
      await server?.stop();
    },
  };
}

function lead(caller: Socket, to: string | undefined): void {
  if (to === undefined) {
    caller.destroy();
    return;
  }
  const server = connect(Number(new URL(to).port), '127.0.0.1');
  for (const [one, other] of [
    [caller, server],
    [server, caller],
  ] as const) {
    one.pipe(other);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

/** What a browser is sent of a page; no page may fail. */
async function pageOf(url: string, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

type Registered = Refused & { readonly player: { readonly id: number } };

/** Eight families register one after the other until they are told to stop. */
function load(url: string, tournamentId: number) {
  const answers: Answer<Registered>[] = [];
  let isOver = false;
  const family = async () => {
    while (!isOver) answers.push(await visitorAt(url).post<Registered>('/api/players', aFreeAgent(tournamentId)));
  };
  const families = Promise.all(Array.from({ length: 8 }, family));
  return {
    answers,
    close: async () => {
      isOver = true;
      await families;
    },
  };
}

test('while PostgreSQL restarts registrations are asked to wait a moment, and afterwards all goes on', async () => {
  const database = closing(await openRestartable());
  const product = await startProduct({ DATABASE_URL: database.url, TRUST_PROXY: 'loopback' });
  const organizer = await signedIn(product.url);
  const { body: tournament } = await organizer.post<Tournament>('/api/tournaments', aTournament());
  const families = closing(load(product.url, tournament.id));
  const { answers } = families;
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;

  const board = async () => (await visitorAt(product.url).get('/api/tournaments')).body;
  const read = await Promise.all([
    board(),
    pageOf(product.url, '/'),
    pageOf(product.url, `/tournaments/${tournament.id}`),
  ]);
  await until(() => count(201) >= 20);
  await database.stop();
  await until(() => count(503) >= 8);
  // Later than any answer is certainly current.
  await wait(1500);
  for (let again = 0; again < 2; again += 1)
    expect(
      await Promise.all([board(), pageOf(product.url, '/'), pageOf(product.url, `/tournaments/${tournament.id}`)]),
    ).toEqual(read);
  expect((await visitorAt(product.url).get('/api/health')).status).toBe(200);
  expect((await visitorAt(product.url).get('/api/ready')).status).toBe(503);
  await database.start();
  await until(async () => (await visitorAt(product.url).get('/api/ready')).status === 200);
  const name = 'Renamed when all was well again';
  expect((await organizer.put(`/api/admin/tournaments/${tournament.id}`, { name })).status).toBe(200);
  await until(async () => JSON.stringify(await board()).includes(name));
  const whenReady = answers.length;
  await until(() => answers.length >= whenReady + 40);
  await families.close();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(new Set(answers.slice(whenReady + 16).map(({ status }) => status))).toEqual(new Set([201]));
  const away = answers.filter(({ status }) => status === 503);
  expect(away.filter(({ headers }) => Number(headers.get('Retry-After')) > 0)).toHaveLength(away.length);
  expect(away[0]?.body.message).toBe('We are back in a moment. Please try again.');

  const { query } = closing(await openQuestions(database.url));
  const confirmed = answers.filter(({ status }) => status === 201).map(({ body }) => body.player.id);
  const kept = await query('select from tournament_registrations where player_id = any($1)', [confirmed]);
  expect(kept).toHaveLength(confirmed.length);
  expect(await broken({ query })).toEqual([]);
  expect(await product.stop()).toBe(0);
});
