// @ts-check
import { stdout } from 'node:process';
import pg from 'pg';
import { startProduct } from './product.mjs';
import { signedIn } from './signed-in.mjs';

const rounds = 9;
const few = 1_000;
const many = 100_000;
const page = 25;
const password = 'bench-corner-flag-93-minutes';

/**
 * A page of all players as an organizer asks for it; counted from the end where `isLast`.
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
 * The players of the office, against pg with the same SQL: who asks, the list, and the line of the audit about whose contact was shown,
 * each prepared by name. @returns {Promise<import('./run.mjs').Measured>} */
export async function lists() {
  const product = await startProduct(['api'], { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: password });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    const Cookie = await signedIn(product.port, '/api/admin/login', { username: 'bench', password });
    const answered = (/** @type {string} */ address) =>
      fetch(`http://127.0.0.1:${product.port}${address}`, { headers: { Cookie } });
    const [small, large] = [await measured(client, answered, few), await measured(client, answered, many)];
    const rows = pages.flatMap(({ name }, place) => {
      const [before, after] = [small[place], large[place]];
      if (before === undefined || after === undefined) return [];
      const sameSql = {
        name: `${name}, of pg with the same SQL`,
        ratio: after.ratio,
        goal: 0.8,
        perSecond: 1000 / after.ms,
        limit: `the program; the statement of the list alone takes ${after.listMs.toFixed(1)} of ${after.ms.toFixed(1)} ms`,
      };
      return [
        sameSql,
        {
          name: `${name}, ${many} players in times of ${few}`,
          ratio: after.ms / before.ms,
          goal: 1.5,
          limit: 'asking who it is that asks, and the audit',
        },
      ];
    });
    const how = `A page of ${page} of ${many} players, one request after the other; medians of ${rounds} rounds in turn. pg asks the same on one connection, each statement prepared by name: the session, the role, the list, and the line of the audit about whose contact was shown. Beside pg more is better, beside ${few} players less is.`;
    return { title: 'The players of the office', how, rows };
  } finally {
    await client.end();
    await product.stop();
  }
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
 * Every page with so many players.
 * @param {pg.Client} client @param {(address: string) => Promise<Response>} answered @param {number} count
 */
async function measured(client, answered, count) {
  await grow(client, count);
  const times = [];
  for (const asked of pages) {
    const { address, sql, values } = await requestFor(asked, count);
    const name = `${asked.name} of ${count}`;
    const alone = async () => (await client.query({ name, text: sql, values })).rows;
    const least = async () => {
      for (const statement of whoAsks) await client.query(statement);
      const rows = await alone();
      await client.query({ ...noting, values: [JSON.stringify({ rows: rows.length, ids: rows.map(({ id }) => id) })] });
      return JSON.stringify(rows);
    };
    const ours = async () => {
      const answer = await answered(address);
      if (!answer.ok) throw new Error(`A page was not answered: ${answer.status} ${await answer.text()}`);
      return answer.text();
    };
    /** @type {{ ratio: number, ms: number, listMs: number }[]} */
    const turns = [];
    await least();
    await ours();
    for (let round = 0; round < rounds; round += 1) {
      const [bare, ms, listMs] = [await took(least), await took(ours), await took(alone)];
      turns.push({ ratio: bare / ms, ms, listMs });
    }
    const middle = {
      ratio: median(turns.map(({ ratio }) => ratio)),
      ms: median(turns.map(({ ms }) => ms)),
      listMs: median(turns.map(({ listMs }) => listMs)),
    };
    stdout.write(`${count} players, ${asked.name}: ${middle.ms.toFixed(1)} ms, ${middle.ratio.toFixed(2)} of pg\n`);
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

/** The address of a page, and the product's own SQL for it. @param {Asked} asked @param {number} count */
async function requestFor({ sort, filter = {}, isLast = false }, count) {
  const { listStatement } = await import('../../dist/api/database/listing.js');
  const { playerList } = await import('../../dist/api/player/postgres-player-list.js');
  const first = isLast ? count - page : 0;
  const range = [first, first + page - 1];
  const { sql, values } = listStatement(playerList, { sort, filter, range });
  const asked = Object.entries({ sort, range, filter }).map(([name, value]) => [name, JSON.stringify(value)]);
  return { address: `/api/admin/players?${new URLSearchParams(asked)}`, sql, values: [...values] };
}

/** Adds players until there are so many; a tournament has 160, whatever their number. @param {pg.Client} client @param {number} count */
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
