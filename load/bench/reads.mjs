// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { requestsPerSecond } from './load.mjs';
import { startProduct } from './product.mjs';

const connections = 64;
const rounds = 31;
const milliseconds = 150;

const parsing = 'reading requests and one write each, with async_hooks on as the bare server has not';

/**
 * @typedef {{ name: string, path: string, goal: number, isUnchanged?: true }} Case
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, lines: string[], body: Buffer }} Answer
 */

/** Measures public pages against a bare server with the same bytes. @returns {Promise<import('./run.mjs').Measured>} */
export async function reads() {
  const product = await startProduct(['api', 'public-web']);
  const bare = fork(join(dirname(fileURLToPath(import.meta.url)), 'bare-server.mjs'));
  try {
    const rows = [];
    for (const one of await cases(product.port)) rows.push(await measured(one, product.port, bare));
    const how = `A bare node:http server in a process of its own that sends the same bytes is 1; ${connections} connections that are kept, brotli, medians of ${rounds} rounds in turn.`;
    return { title: 'What everybody reads', how, rows };
  } finally {
    bare.disconnect();
    await product.stop();
  }
}

/** @param {number} port @returns {Promise<Case[]>} */
async function cases(port) {
  const id = await drawnTournament(port);
  const [asset] = /\/assets\/[^"]+\.js/.exec((await answerOf(port, '/', 'identity')).body.toString()) ?? [];
  const live = { path: '/api/live-scores', goal: 0.95 };
  return [
    { name: 'live scores', ...live },
    { name: 'live scores, unchanged (304)', ...live, isUnchanged: true },
    { name: "a tournament's standings", path: `/api/tournaments/${id}/standings`, goal: 0.8 },
    { name: 'its brackets, with teams and games', path: `/api/tournaments/${id}`, goal: 0.8 },
    { name: 'its games', path: `/api/tournaments/${id}/games`, goal: 0.8 },
    { name: 'tournaments', path: '/api/tournaments', goal: 0.8 },
    { name: 'teams', path: '/api/teams', goal: 0.8 },
    { name: 'teams to join', path: '/api/teams?available=true', goal: 0.8 },
    { name: 'top scorers', path: '/api/top-scorers', goal: 0.8 },
    { name: 'form options', path: '/api/form-options/skill-levels', goal: 0.8 },
    { name: 'site texts', path: '/api/site/texts', goal: 0.8 },
    { name: 'landing page', path: '/', goal: 0.5 },
    { name: 'its script', path: asset ?? '/', goal: 0.5 },
  ];
}

/** @param {Case} one @param {number} port @param {import('node:child_process').ChildProcess} bare */
async function measured({ name, path, goal, isUnchanged }, port, bare) {
  const { etag } = (await answerOf(port, path)).headers;
  const known = isUnchanged && etag !== undefined ? { 'If-None-Match': etag } : {};
  const answer = await answerOf(port, path, 'br', known);
  if (answer.status !== (isUnchanged ? 304 : 200)) throw new Error(`${path} answers ${answer.status}`);
  bare.send({ status: answer.status, lines: answer.lines, body: answer.body.toString('base64') });
  const [barePort] = await once(bare, 'message');
  const more = Object.entries(known).map(([header, value]) => `${header}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${more.join('')}\r\n`;
  /** @type {{ ratio: number, perSecond: number }[]} */
  const ratios = [];
  // Both are warm before the first turn counts.
  for (const warmed of [barePort, port]) await requestsPerSecond(warmed, request, { milliseconds: 500, connections });
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
