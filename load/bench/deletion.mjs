// @ts-check
// Measures the deletion of the test data: everybody in the demo, with many audit entries each, beside letters of others.
import { stdout } from 'node:process';
import pg from 'pg';
import { startProduct } from './product.mjs';
import { signedIn } from './signed-in.mjs';

const entries = 8_000;
const letters = 4_000;
const rounds = 3;
/** Required time in seconds. */
const wantedSeconds = 3;
const password = 'bench-corner-flag-93-minutes';

/** @returns {Promise<import('./run.mjs').Measured>} */
export async function deletion() {
  /** @type {{ seconds: number, people: number }[]} */
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const { seconds, people } = await deleted();
    stdout.write(`${people} people after ${seconds.toFixed(2)} s\n`);
    measured.push({ seconds, people });
  }
  const inOrder = measured.toSorted((a, b) => a.seconds - b.seconds);
  const { seconds, people } = inOrder[Math.floor(rounds / 2)] ?? { seconds: 0, people: 0 };
  return {
    title: 'Deleting the test data',
    how: `An organizer deletes the test data: the demo's tournaments with ${people} people, whom ${entries} entries of the audit and none of ${letters} letters name. The ratio is seconds against the ${wantedSeconds} s that are asked for. The middle of ${rounds} deletions, each of a database of its own.`,
    rows: [
      {
        name: 'all of it is gone',
        ratio: seconds / wantedSeconds,
        goal: 1,
        perSecond: people / seconds,
        limit: 'taking words out of the entries, and checking that nothing else of them has changed',
      },
    ],
  };
}

/** Deletes the test data once. */
async function deleted() {
  const product = await startProduct(['api'], { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: password });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    await fill(client);
    const Cookie = await signedIn(product.port, '/api/admin/login', { username: 'bench', password });
    const began = performance.now();
    const address = `http://127.0.0.1:${product.port}/api/admin/delete-test-data`;
    const answer = await fetch(address, { method: 'DELETE', headers: { Cookie } });
    const seconds = (performance.now() - began) / 1000;
    const { players } = await answer.json();
    if (!answer.ok || players < 300) throw new Error(`The test data were not deleted: ${answer.status}, ${players}`);
    return { seconds, people: players };
  } finally {
    await client.end();
    await product.stop();
  }
}

/** Inserts audit entries about the people to be deleted, as an organizer's changes leave them, and letters to others. @param {pg.Client} client */
async function fill(client) {
  await client.query(
    `insert into audit (who, kind, thing, record_id, what, before, after)
     select 'bench', 'organizer', 'player', player.id, 'edited',
       jsonb_build_object('name', player.name, 'email', player.email, 'phone', player.phone, 'birthYear', player.birth_year),
       jsonb_build_object('name', player.name || ' ' || n, 'email', player.email, 'phone', player.phone, 'birthYear', player.birth_year)
     from generate_series(1, $1) n, players player where player.is_test order by n limit $1`,
    [entries],
  );
  await client.query(
    `insert into outgoing_mails (event, kind, recipient, subject, text_body, html_body, state, sent_at)
     select 'bench ' || n, 'free-agent-registered', 'family' || n || '@bench.example', 'You are registered', body, '<!doctype html><html><body>'
       || (select string_agg('<p style="margin:0 0 16px;color:#52605a">' || line || '</p>', '') from string_to_table(body, '. ') line)
       || '</body></html>', 'sent', now()
     from generate_series(1, $1) n, lateral (select 'Hello Parent' || n || ', your child plays in the Autumn Cup. '
       || repeat('Your team meets at the gate of the sports park half an hour before its first game, with shin guards and a ball. ', 9)
       || 'Questions? hello@bench.example' as body) written`,
    [letters],
  );
  await client.query('analyze');
}
