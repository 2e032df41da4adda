// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProduct } from './product.mjs';
import { signedIn } from './signed-in.mjs';

const plainExpress = join(dirname(fileURLToPath(import.meta.url)), 'peers', 'plain-express.mjs');
const rounds = 31;
const few = 1_000;
const many = 100_000;
const page = 25;
const password = 'bench-corner-flag-93-minutes';

/**
 * Page of all players as an organizer requests it; counted from the end if `isLast`.
 * @typedef {{ name: string, sort: [string, 'ASC' | 'DESC'], filter?: Record<string, unknown>, isLast?: boolean }} Asked
 */

/** @type {Asked[]} */
const pages = [
  { name: 'the first page by name', sort: ['name', 'ASC'] },
  { name: 'the last page by name', sort: ['name', 'ASC'], isLast: true },
  { name: 'by age', sort: ['age', 'ASC'] },
  {
    name: 'by the latest registration',
    sort: ['registrationDate', 'DESC'],
  },
  { name: 'a search', sort: ['name', 'ASC'], filter: { q: 'p777@family' } },
  { name: 'one tournament', sort: ['name', 'ASC'], filter: { tournamentId: 1 } },
];

/**
 * Measures the office's list of players against pg with the same SQL: the session, the list, and the audit entry about shown contacts, each as a
 * prepared statement; and against pg with the two statements that the product makes of these. @returns {Promise<import('./run.mjs').Measured>}
 */
export async function lists() {
  const product = await startProduct(['api'], { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: password });
  const plain = fork(plainExpress, [product.databaseUrl]);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    const cookie = await signedIn(product.port, '/api/admin/login', { username: 'bench', password });
    const [plainPort] = await once(plain, 'message');
    const asked = { client, cookie, ours: answeredAt(product.port, cookie), plain: answeredAt(plainPort, cookie) };
    const [small, large] = [await measured(asked, few), await measured(asked, many)];
    const cells = pages.flatMap(({ name }, place) => {
      const [before, after] = [small[place], large[place]];
      if (before === undefined || after === undefined) return [];
      const { ms, listMs, ownMs } = after;
      const [first, second, third] = [after.ratio, after.plainRatio, after.ownRatio].map((ratio) => ratio.toFixed(2));
      const limit = `of ${ms.toFixed(1)} ms its two statements by pg alone are ${ownMs.toFixed(1)}, the list without a line ${listMs.toFixed(1)}`;
      const growth = (ms / before.ms).toFixed(2);
      return [[name, first ?? '', '0.80', second ?? '', third ?? '', growth, '1.50', (1000 / ms).toFixed(0), limit]];
    });
    const how = `A page of ${page} of ${many} players, one request after the other; medians of ${rounds} rounds in turn. pg asks the same on one connection, each of four statements prepared by name: the session, the role, the list, and the line of the audit about whose contact was shown. The product makes two statements of them; plain Express asks these two and answers by its own means, with nothing around it. Beside pg more is better, beside ${few} players less is.`;
    const heads = [
      ...[
        '',
        'of pg with the same SQL',
        'goal',
        'plain Express of the same',
        'of pg with the two statements of the product',
      ],
      ...[`in times of ${few} players`, 'goal', 'a second here', 'what limits it'],
    ];
    return { title: 'The players of the office', how, heads, cells };
  } finally {
    await client.end();
    plain.kill();
    await product.stop();
  }
}

/** Sends requests over one kept connection, with as little work as a client can do. @param {number} port @param {string} cookie */
function answeredAt(port, cookie) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (/** @type {string} */ path) =>
    new Promise((resolve, reject) => {
      const read = (/** @type {import('node:http').IncomingMessage} */ answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(text)
            : reject(new Error(`A page was not answered: ${answer.statusCode} ${text}`)),
        );
      };
      get({ host: '127.0.0.1', port, path, agent, headers: { cookie } }, read).on('error', reject);
    });
}

const whoAsks = [
  { name: 'session', text: 'select sess from sessions where expire > now() order by expire desc limit 1' },
  {
    name: 'role',
    text: `select role from admin_users join grants on grants.kind = 'organizer' and grants.subject_id = admin_users.id
      where admin_users.state = 'active' and grants.used_at > now() - interval '30 minutes'`,
  },
];
const noting = {
  name: 'noting',
  text: `insert into audit (who, kind, proved, thing, what, after, request_id, source, role)
    values ('bench', 'organizer', 'password', 'player', 'shown', $1, gen_random_uuid()::text, '127.0.0.0/24', 'owner')`,
};

/**
 * Measures every page with a number of players.
 * @param {{ client: pg.Client, cookie: string, ours: (path: string) => Promise<unknown>, plain: (path: string) => Promise<unknown> }} asks
 * @param {number} count
 */
async function measured({ client, cookie, ours, plain }, count) {
  const { readingSession } = await import('../../dist/api/session/postgres-session-store.js');
  const [, sid] = /s%3A([\w-]{32})/.exec(cookie) ?? [];
  await grow(client, count);
  const times = [];
  for (const asked of pages) {
    const { address, list, noted } = await requestFor(asked, count);
    const name = `${asked.name} of ${count}`;
    const alone = async () => (await client.query({ name, ...list })).rows;
    const least = async () => {
      for (const statement of whoAsks) await client.query(statement);
      const rows = await alone();
      await client.query({ ...noting, values: [JSON.stringify({ rows: rows.length, ids: rows.map(({ id }) => id) })] });
      return JSON.stringify(rows);
    };
    const own = async () => {
      await client.query({ name: readingSession.name, text: readingSession.sql, values: [sid, new Date()] });
      return JSON.stringify((await client.query({ name: `${name}, noted`, ...noted })).rows);
    };
    /** @type {{ ratio: number, plainRatio: number, ownRatio: number, ms: number, ownMs: number, listMs: number }[]} */
    const turns = [];
    for (let round = -1; round < rounds; round += 1) {
      const [bare, ms, plainMs] = [
        await took(least),
        await took(() => ours(address)),
        await took(() => plain(address)),
      ];
      const [ownMs, listMs] = [await took(own), await took(alone)];
      // In the first round PostgreSQL parses the statements.
      if (round >= 0)
        turns.push({ ratio: bare / ms, plainRatio: bare / plainMs, ownRatio: ownMs / ms, ms, ownMs, listMs });
    }
    const middle = {
      ratio: median(turns.map(({ ratio }) => ratio)),
      plainRatio: median(turns.map(({ plainRatio }) => plainRatio)),
      ownRatio: median(turns.map(({ ownRatio }) => ownRatio)),
      ms: median(turns.map(({ ms }) => ms)),
      ownMs: median(turns.map(({ ownMs }) => ownMs)),
      listMs: median(turns.map(({ listMs }) => listMs)),
    };
    stdout.write(
      `${count} players, ${asked.name}: ${middle.ms.toFixed(1)} ms, ${middle.ratio.toFixed(2)} of pg (plain Express ${middle.plainRatio.toFixed(2)})\n`,
    );
    times.push(middle);
  }
  return times;
}

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** @param {() => Promise<unknown>} work */
async function took(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Returns the address of a page, and the product's own SQL for it, without and with the audit entry about shown contacts.
 * @param {Asked} asked @param {number} count */
async function requestFor({ sort, filter = {}, isLast = false }, count) {
  const { listStatement } = await import('../../dist/api/database/listing.js');
  const { playerList } = await import('../../dist/api/player/postgres-player-list.js');
  const { PostgresDisclosures } = await import('../../dist/api/audit/postgres-disclosures.js');
  const first = isLast ? count - page : 0;
  const range = [first, first + page - 1];
  const asked = Object.entries({ sort, range, filter }).map(([name, value]) => [name, JSON.stringify(value)]);
  const [list, noted] = [undefined, new PostgresDisclosures().noteOf('player', 'page')].map((note) => {
    const { sql, values } = listStatement(playerList, { sort, filter, range }, [], note);
    return { text: sql, values: [...values] };
  });
  return { address: `/api/admin/players?${new URLSearchParams(asked)}`, list, noted };
}

/** Adds players up to a number; a tournament has 160, whatever their number. @param {pg.Client} client @param {number} count */
async function grow(client, count) {
  await client.query(
    `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     select 'Player ' || n, 'player ' || md5(n::text), '201555' || n, lpad(n::text, 10, '2'), 'p' || n || '@family.example',
       2008 + n % 12, 'Here to Play', 'None' from generate_series((select count(*) from players) + 1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into tournaments (name, date, age_group, location)
     select 'Cup ' || n || ' of ' || $1, 'TBA', 'Open', 'Turf' from generate_series(1, $1::int / 160) n`,
    [count],
  );
  await client.query(
    `insert into tournament_registrations (player_id, tournament_id, amount_cents, registration_date)
     select id, cups.ids[1 + (row_number() over (order by id)) % cardinality(cups.ids)], 4000, now() - id * interval '1 minute'
     from players cross join (select array_agg(id order by id) as ids from tournaments) cups
     where not exists (select from tournament_registrations where player_id = players.id)`,
  );
  await client.query('vacuum analyze');
}
