// @ts-check
// Measures how soon the followers of a team get a score: from the answer to its entry, after the commit, until the stand-in has decrypted it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProduct } from './product.mjs';
import { signedIn } from './signed-in.mjs';

const followers = 5000;
const rounds = 5;
/** Required time for 95 % of the followers, in seconds. */
const wantedSeconds = 10;
const password = 'bench-yellow-card-11-metres';

/** @returns {Promise<import('./run.mjs').Measured>} */
export async function follow() {
  const service = fork(join(dirname(fileURLToPath(import.meta.url)), 'push-service-process.mjs'));
  const [{ origin, certificate }] = await once(service, 'message');
  const settings = { NODE_ENV: 'test', PUSH_STAND_IN: origin, NODE_EXTRA_CA_CERTS: certificate };
  const product = await startProduct(['api', 'public-web'], { SCORE_KEEPER_PASSWORD: password, ...settings });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    service.send({ browsers: followers });
    const [{ browsers }] = await once(service, 'message');
    const game = await gameOn(client);
    await client.query(
      `insert into followers (team_id, endpoint, p256dh, auth)
       select $1, one ->> 'endpoint', one ->> 'p256dh', one ->> 'auth' from jsonb_array_elements($2::jsonb) one`,
      [game.team, JSON.stringify(browsers)],
    );
    const Cookie = await signedIn(product.port, '/api/score-keeper/login', { password, name: 'Pat' });
    /** @type {{ most: number, all: number }[]} */
    const seconds = [];
    for (let round = 0; round <= rounds; round += 1) {
      service.send({ wanted: followers });
      const told = once(service, 'message');
      await enter(product.port, game.id, Cookie, round + 1);
      const committed = Date.now();
      const [{ times, refused }] = await told;
      if (refused.length > 0) throw new Error(`The push service refused: ${refused[0]}`);
      const after = times.map((/** @type {number} */ at) => (at - committed) / 1000).sort((a, b) => a - b);
      const [most, all] = [after[Math.ceil(followers * 0.95) - 1] ?? 0, after.at(-1) ?? 0];
      stdout.write(`95 % after ${most.toFixed(2)} s, all after ${all.toFixed(2)} s\n`);
      if (round > 0) seconds.push({ most, all });
    }
    const middle = seconds.toSorted((a, b) => a.most - b.most)[Math.floor(rounds / 2)] ?? { most: 0, all: 0 };
    return {
      title: 'Following a team by web push',
      how: `A keeper enters a score in a game whose team ${followers} browsers follow. Counted is from the answer to the keeper until a stand-in of a push service, on the same machine, has checked and opened the message of each; the ratio is seconds against the ${wantedSeconds} s that are asked for. The middle of ${rounds} rounds.`,
      rows: [
        {
          name: '95 % of the followers have the score',
          ratio: middle.most / wantedSeconds,
          goal: 1,
          perSecond: (followers * 0.95) / middle.most,
          limit: 'sealing in one process, and opening beside it; up to a second of it is the pace of the rounds',
        },
        {
          name: 'all of them have it',
          ratio: middle.all / wantedSeconds,
          perSecond: followers / middle.all,
          limit: 'the same',
        },
      ],
    };
  } finally {
    await client.end();
    await product.stop();
    service.kill();
  }
}

/** Starts a game. @param {import('pg').Client} client @returns {Promise<{ id: number, team: number }>} */
async function gameOn(client) {
  const { rows } = await client.query(
    `update games set status = 'in_progress' where id = (select min(id) from games
       where status <> 'completed' and team1_id is not null and team2_id is not null
         and tournament_id = (select min(id) from tournaments where status = 'active'))
     returning id, team1_id as team`,
  );
  return rows[0];
}

/** @param {number} port @param {number} id @param {string} Cookie @param {number} goals */
async function enter(port, id, Cookie, goals) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/games/${id}/score`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie },
    body: JSON.stringify({ team1Score: goals, team2Score: 0 }),
  });
  if (!answer.ok) throw new Error(`The score was not taken: ${answer.status} ${await answer.text()}`);
}
