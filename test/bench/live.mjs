// @ts-check
// How near the live scores come to a bare server that has the same bytes ready: ratios of one run, for no machine in particular.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from '../../build.mjs';
import { requestsPerSecond } from './load.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const rounds = Number(argv[2] ?? 5);
const milliseconds = 1500;
const asked = { 'Accept-Encoding': 'br' };

await buildWhatIsStale(['api']);
const dataDir = mkdtempSync(join(tmpdir(), 'golden-goal-bench-'));
chmodSync(dataDir, 0o755);
const port = await freePort();
const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' };
const product = spawn(process.execPath, ['dist/api/main.js'], { cwd: root, env: environment, stdio: 'ignore' });
try {
  await ready();
  const { headers, lines, body } = await answerOf('/api/live-scores');
  const bare = fork(join(root, 'test', 'bench', 'bare-server.mjs'));
  bare.send({ lines, body: body.toString('base64') });
  const [barePort] = await once(bare, 'message');
  /** @type {[name: string, port: number, request: string][]} */
  const cases = [
    ['bare server', barePort, request('/')],
    ['live scores', port, request('/api/live-scores')],
    ['live scores, unchanged (304)', port, request('/api/live-scores', `If-None-Match: ${headers.etag}\r\n`)],
    ['a list by the framework and the database', port, request('/api/tournaments')],
  ];
  /** @type {number[][]} */
  const rates = cases.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, at, text]] of cases.entries()) {
      rates[index]?.push(await requestsPerSecond(at, text, milliseconds));
    }
  }
  bare.disconnect();
  const medians = rates.map(median);
  stdout.write(`${body.length} bytes, 32 connections, medians of ${rounds} rounds, in parts of the bare server\n`);
  for (const [index, [name]] of cases.entries()) {
    const ratio = (medians[index] ?? 0) / (medians[0] ?? 1);
    stdout.write(`${ratio.toFixed(2).padStart(6)}  ${name} (${Math.round(medians[index] ?? 0)} a second here)\n`);
  }
} finally {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {string} path @param {string} more */
function request(path, more = '') {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${more}\r\n`;
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The product's answer, to be given by the bare server too; what Node.js adds by itself is left out.
 * @param {string} path @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders, lines: string[], body: Buffer }>} */
function answerOf(path) {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: asked }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        );
        const lines = own.flatMap(([name, value]) => [name, String(value)]);
        resolve({ headers: response.headers, lines, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

async function ready() {
  for (;;) {
    if (product.exitCode !== null) throw new Error('The product did not start');
    const answer = await fetch(`http://localhost:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
