// @ts-check
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { promisify } from 'node:util';
import pg from 'pg';
import { startProduct } from './product.mjs';
import { registrations } from './registrations.mjs';
import { scores } from './scores.mjs';

const rounds = 5;
const seconds = 1;
const password = 'bench-yellow-card-11-metres';

/**
 * Kind of write: its request, POST by default, the same transaction for pgbench, and the data that both need.
 * @typedef {{ name: string, path: (n: number) => string, body: (n: number) => object, script: string, clients: number, goal: number, limit: string, method?: string, cookie?: string }} Write
 */

/** Measures writes of families and score keepers against pgbench with the same transaction. @returns {Promise<import('./run.mjs').Measured>} */
export async function writes() {
  await pgbench(['--version']).catch(() => {
    throw new Error("Writes are measured against pgbench: install PostgreSQL's programs first");
  });
  const product = await startProduct(['api', 'public-web'], { SCORE_KEEPER_PASSWORD: password });
  const client = new pg.Client({ connectionString: product.databaseUrl });
  try {
    await client.connect();
    const rows = [];
    const all = [...(await registrations(client, product.port)), ...(await scores(client, product.port, password))];
    for (const write of all) rows.push(await measured(write, product));
    const how = `pgbench -M prepared on the same database, with the same rows of the same size in one transaction, statement by statement on as many connections, is 1; medians of ${rounds} rounds in turn. Each registration comes from somebody new and has a session.`;
    return { title: 'What families and score keepers write', how, rows };
  } finally {
    await client.end();
    await product.stop();
  }
}

/** @param {Write} write @param {{ port: number, databaseUrl: string }} product */
async function measured(write, { port, databaseUrl }) {
  const folder = mkdtempSync(join(tmpdir(), 'golden-goal-pgbench-'));
  const file = join(folder, 'transaction.sql');
  writeFileSync(file, write.script);
  const least = async () => {
    const how = ['-n', '-M', 'prepared', '-c', String(write.clients), '-T', String(seconds), '-f', file, databaseUrl];
    const [, perSecond] = /tps = ([\d.]+) \(without/.exec((await pgbench(how)).stdout) ?? [];
    return Number(perSecond);
  };
  const ours = () => perSecond(port, write);
  /** @type {{ ratio: number, perSecond: number }[]} */
  const ratios = [];
  // Both are warm before the first turn counts.
  await least();
  for (let warm = 0; warm < 2; warm += 1) await ours();
  for (let round = 0; round < rounds; round += 1) {
    const [bare, answered] = [await least(), await ours()];
    stdout.write(`${bare.toFixed(0)} a second by pgbench, ${answered.toFixed(0)}\n`);
    ratios.push({ ratio: answered / bare, perSecond: answered });
  }
  rmSync(folder, { recursive: true });
  const { name, goal, limit } = write;
  const middle = ratios.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? { ratio: 0, perSecond: 0 };
  stdout.write(`${middle.ratio.toFixed(2)}  ${name}\n`);
  return { name, ...middle, goal, limit };
}

/** @param {string[]} how */
const pgbench = (how) => promisify(execFile)(env.PGBENCH ?? 'pgbench', how);

let posted = 0;

/** Posts on several connections, each again as soon as it has its answer. @param {number} port @param {Write} write */
async function perSecond(port, { path, body, clients, method = 'POST', cookie = '' }) {
  let [answers, isOver] = [0, false];
  const before = performance.now();
  const end = setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  const next = () => {
    posted += 1;
    const bytes = Buffer.from(JSON.stringify(body(posted)));
    const head = `${method} ${path(posted)} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes]);
  };
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(next()));
      let received = '';
      socket.setEncoding('latin1');
      socket.on('error', reject);
      socket.on('close', resolve);
      socket.on('data', (text) => {
        received += text;
        if (!isWhole(received)) return;
        if (!received.startsWith('HTTP/1.1 20')) return socket.destroy(new Error(received));
        received = '';
        answers += 1;
        if (isOver) socket.destroy();
        else socket.write(next());
      });
    });
  await Promise.all(Array.from({ length: clients }, one)).finally(() => clearTimeout(end));
  return (answers * 1000) / (performance.now() - before);
}

/** @param {string} received */
function isWhole(received) {
  const head = received.indexOf('\r\n\r\n') + 4;
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(received) ?? [];
  return head > 3 && received.length >= head + Number(length);
}
