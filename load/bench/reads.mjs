// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { requestsPerSecond } from './load.mjs';
import { startProduct } from './product.mjs';

const connections = 64;

/** @typedef {{ rounds: number, milliseconds: number }} Care How often, and how long each time. */

/** @type {Care} */
const usual = { rounds: 31, milliseconds: 150 };
/** Tells what has become slow, not how slow; a minute for all. @type {Care} */
export const quick = { rounds: 5, milliseconds: 100 };

/** Games to come beside those of the demo, on which no page may depend. */
const gamesToCome = 3000;

const parsing = 'reading requests and one write each, with async_hooks on as the bare server has not';

/**
 * @typedef {{ name: string, path: string, goal: number, isUnchanged?: true, headers?: Record<string, string> }} Case
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, lines: string[], body: Buffer }} Answer
 */

/** Measures public answers and pages against a bare server with the same bytes. @param {Care} care */
export async function reads(care = usual) {
  const product = await startProduct(['api', 'public-web']);
  const bare = fork(join(dirname(fileURLToPath(import.meta.url)), 'bare-server.mjs'));
  try {
    const rows = [];
    for (const one of await answers(product.port)) rows.push(await measured(one, product.port, bare, care));
    await addGames(product.databaseUrl);
    for (const one of await pages(product.port)) rows.push(await measured(one, product.port, bare, care));
    const how = `A bare node:http server in a process of its own that sends the same bytes is 1; ${connections} connections that are kept, brotli, medians of ${care.rounds} rounds in turn. The pages with ${gamesToCome} games to come.`;
    return { title: 'What everybody reads', how, rows };
  } finally {
    bare.disconnect();
    await product.stop();
  }
}

/** @param {number} port @returns {Promise<Case[]>} */
async function answers(port) {
  const id = await drawnTournament(port);
  const live = '/api/live-scores';
  return [
    { name: 'live scores', path: live, goal: 0.95 },
    { name: 'live scores, unchanged (304)', path: live, goal: 0.9, isUnchanged: true },
    { name: "a tournament's standings", path: `/api/tournaments/${id}/standings`, goal: 0.8 },
    { name: 'its brackets, with teams and games', path: `/api/tournaments/${id}`, goal: 0.8 },
    { name: 'its games', path: `/api/tournaments/${id}/games`, goal: 0.8 },
    { name: 'games, as another asks', path: `/api/games?tournamentId=${id}&includeAll=false`, goal: 0.8 },
    { name: 'tournaments', path: '/api/tournaments', goal: 0.8 },
    { name: 'teams', path: '/api/teams', goal: 0.8 },
    { name: 'teams to join', path: '/api/teams?available=true', goal: 0.8 },
    { name: 'top scorers', path: '/api/top-scorers', goal: 0.8 },
    { name: 'form options', path: '/api/form-options/skill-levels', goal: 0.8 },
    { name: 'site texts', path: '/api/site/texts', goal: 0.8 },
  ];
}

/** @param {number} port @returns {Promise<Case[]>} */
async function pages(port) {
  const id = await drawnTournament(port);
  const [asset] = /\/assets\/[^"]+\.js/.exec((await answerOf(port, '/', 'identity')).body.toString()) ?? [];
  return [
    { name: 'landing page', path: '/', goal: 0.8 },
    { name: 'landing page, unchanged (304)', path: '/', goal: 0.8, isUnchanged: true },
    { name: 'landing page, in Spanish by a link', path: '/?lang=es&register=individual', goal: 0.8 },
    { name: "a tournament's page", path: `/tournaments/${id}`, goal: 0.8 },
    { name: "a team's page", path: '/teams/1', goal: 0.8 },
    { name: 'an invitation', path: '/invite/TEAM-ABC234-007', goal: 0.8, headers: { 'Sec-Fetch-Dest': 'document' } },
    { name: 'the back office', path: '/admin', goal: 0.8 },
    { name: 'a frame on another site', path: '/embed/live/1', goal: 0.8 },
    { name: 'a sealed link', path: '/waiver/sealed', goal: 0.8 },
    { name: 'a script', path: asset ?? '/', goal: 0.5 },
  ];
}

/** Adds games to come, each at a time of its own. @param {string} databaseUrl */
async function addGames(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into games (tournament_id, match_key, stage, round, field, start_time, end_time)
     select (select min(id) from tournaments where visible), 'bench ' || n, 'group', 1, 'Field 1', at, at + interval '20 minutes'
     from generate_series(1, $1) n, lateral (select now() + make_interval(days => 2, mins => n * 10) as at) planned`,
    [gamesToCome],
  );
  await client.end();
}

/** @param {Case} one @param {number} port @param {import('node:child_process').ChildProcess} bare @param {Care} care */
async function measured({ name, path, goal, isUnchanged, headers }, port, bare, { rounds, milliseconds }) {
  const { etag } = (await answerOf(port, path)).headers;
  const known = { ...headers, ...(isUnchanged && etag !== undefined && { 'If-None-Match': etag }) };
  const answer = await answerOf(port, path, 'br', known);
  if (answer.status !== (isUnchanged ? 304 : 200)) throw new Error(`${path} answers ${answer.status}`);
  bare.send({ status: answer.status, lines: answer.lines, body: answer.body.toString('base64') });
  const [barePort] = await once(bare, 'message');
  const more = Object.entries(known).map(([header, value]) => `${header}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${more.join('')}\r\n`;
  /** @type {{ ratio: number, perSecond: number }[]} */
  const ratios = [];
  // Both are warm before the first turn counts.
  for (const warmed of [barePort, port])
    await requestsPerSecond(warmed, request, { milliseconds: 3 * milliseconds, connections });
  for (let round = 0; round < rounds; round += 1) {
    const least = await requestsPerSecond(barePort, request, { milliseconds, connections });
    const perSecond = await requestsPerSecond(port, request, { milliseconds, connections });
    ratios.push({ ratio: perSecond / least, perSecond });
  }
  const middle = ratios.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? { ratio: 0, perSecond: 0 };
  stdout.write(`${middle.ratio.toFixed(2)}  ${name}\n`);
  return { name: `${name} (${answer.body.length} bytes)`, ...middle, goal, limit: parsing };
}

/** Returns the first of the demo's tournaments with public brackets. @param {number} port */
export async function drawnTournament(port) {
  const tournaments = JSON.parse((await answerOf(port, '/api/tournaments', 'identity')).body.toString());
  for (const { id } of tournaments) {
    const { body } = await answerOf(port, `/api/tournaments/${id}`, 'identity');
    if (JSON.parse(body.toString()).brackets.length > 0) return id;
  }
  throw new Error('The demo has no drawn tournament');
}

/** Fetches the product's answer, for the bare server to repeat; headers that Node.js adds are left out.
 * @param {number} port @param {string} path @param {string} encoding @param {Record<string, string>} more @returns {Promise<Answer>} */
function answerOf(port, path, encoding = 'br', more = {}) {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { 'Accept-Encoding': encoding, ...more } }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        );
        const lines = own.flatMap(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, lines, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}
