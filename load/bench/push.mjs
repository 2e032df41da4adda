// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from './product.mjs';
import { signedIn } from './signed-in.mjs';
import { Viewers } from './viewers.mjs';

const count = 5000;
const rounds = 7;
const password = 'bench-yellow-card-11-metres';
const news = 'event: game\n';
const opening = 'event: live-scores\n';

/** Measures live followers against bare servers with the same bytes. @returns {Promise<import('./run.mjs').Measured>} */
export async function push() {
  const product = await startProduct(['api', 'public-web'], { SCORE_KEEPER_PASSWORD: password });
  const bare = fork(join(dirname(fileURLToPath(import.meta.url)), 'bare-streams.mjs'));
  try {
    const press = await keeperAt(product.port);
    bare.send(await toldAt(product.port, press));
    const [[answering, telling]] = await once(bare, 'message');
    const kilobytes = await memory(product);
    const connecting = await measured(
      () => coming(answering),
      () => coming(product.port),
    );
    const [telled, spread] = await told(
      { port: telling, press: () => pressBare(telling) },
      { port: product.port, press },
    );
    const how = `Bare servers in a process of their own that send the same bytes are 1, and what is slower is more; ${count} connections, medians of ${rounds} rounds in turn. Memory is what the process takes for each viewer beyond the first thousand, in KB.`;
    return {
      title: 'Those who follow live',
      how,
      rows: [
        {
          name: "from the keeper's press to the last viewer, against bare sockets",
          ...telled,
          goal: 1.3,
          limit: 'the score is written before the first is told; then one write to each socket',
        },
        {
          name: 'of it from the first viewer to the last',
          ...spread,
          limit: 'one write to each socket',
        },
        {
          name: 'memory a viewer, in KB',
          ratio: kilobytes,
          goal: 16,
          limit: 'a socket of Node.js with its parser of HTTP',
        },
        {
          name: 'all connecting at once, against a bare node:http server',
          ...connecting,
          goal: 1.5,
          limit: 'accepting connections and reading requests',
        },
      ],
    };
  } finally {
    bare.disconnect();
    await product.stop();
  }
}

/** @param {{ port: number, pid: number }} product */
async function memory({ port, pid }) {
  const viewers = new Viewers(port);
  const resident = async () => {
    await wait(1500);
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  };
  await viewers.come(1000, opening);
  const before = await resident();
  await viewers.come(count - 1000, opening);
  const kilobytes = ((await resident()) - before) / (count - 1000);
  await viewers.leave();
  return kilobytes;
}

/** Returns the milliseconds until all followers have received the list. @param {number} port */
async function coming(port) {
  const viewers = new Viewers(port);
  const before = performance.now();
  await viewers.come(count, opening);
  const milliseconds = performance.now() - before;
  await viewers.leave();
  await wait(200);
  return milliseconds;
}

/** @typedef {{ port: number, press: () => Promise<void> }} Side */

/** Measures news while both servers have followers. @param {Side} bare @param {Side} product */
async function told(bare, product) {
  const [least, ours] = [new Viewers(bare.port), new Viewers(product.port)];
  await least.come(count, news);
  await ours.come(count, opening);
  const telling =
    (/** @type {Viewers} */ viewers, /** @type {Side} */ { press }) =>
    async () => {
      await wait(300);
      const heard = viewers.hear(news);
      const before = performance.now();
      const pressed = press();
      const first = await heard;
      const last = performance.now();
      await pressed;
      return [last - before, last - first];
    };
  const ratios = await inTurn(telling(least, bare), telling(ours, product));
  await Promise.all([least.leave(), ours.leave()]);
  return ratios;
}

/** Returns the median of the ratios, and the rate per second. @param {() => Promise<number>} least @param {() => Promise<number>} ours */
async function measured(least, ours) {
  const alone = (/** @type {() => Promise<number>} */ one) => async () => [await one()];
  const [ratio = unmeasured] = await inTurn(alone(least), alone(ours));
  return ratio;
}

/** Measures both in turn, with several times for each turn, in milliseconds. @param {() => Promise<number[]>} least @param {() => Promise<number[]>} ours */
async function inTurn(least, ours) {
  /** @type {{ bare: number[], times: number[] }[]} */
  const turns = [];
  await least();
  await ours();
  for (let round = 0; round < rounds; round += 1) {
    const [bare, times] = [await least(), await ours()];
    const [before, after] = [bare, times].map((all) => all.map((one) => one.toFixed(0)).join(', of it '));
    stdout.write(`${before} ms bare, ${after} ms\n`);
    turns.push({ bare, times });
  }
  const each = turns[0]?.times.map((_, place) => {
    const ratios = turns.map(({ bare, times }) => {
      const milliseconds = times[place] ?? 0;
      return { ratio: milliseconds / (bare[place] ?? 0), perSecond: (count * 1000) / milliseconds };
    });
    return ratios.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? unmeasured;
  });
  return each ?? [];
}

const unmeasured = { ratio: 0, perSecond: 0 };

/** Signs in a score keeper; each press enters a goal. @param {number} port */
async function keeperAt(port) {
  const url = `http://127.0.0.1:${port}/api`;
  const headers = { 'Content-Type': 'application/json' };
  const Cookie = await signedIn(port, '/api/score-keeper/login', { password, name: 'Pat' });
  const games = await (await fetch(`${url}/live-scores`)).json();
  const { id } = games.find(
    (/** @type {any} */ { status, team1Id, team2Id }) => status !== 'completed' && team1Id && team2Id,
  );
  let goals = 0;
  return async () => {
    goals = (goals + 1) % 90;
    const score = JSON.stringify({ team1Score: goals, team2Score: 0 });
    const answer = await fetch(`${url}/games/${id}/score`, {
      method: 'PUT',
      headers: { ...headers, Cookie },
      body: score,
    });
    if (!answer.ok) throw new Error(`The score was not taken: ${answer.status} ${await answer.text()}`);
  };
}

/** Returns the bytes that one viewer receives: head, first list, and news.
 * @param {number} port @param {() => Promise<void>} press @returns {Promise<import('./bare-streams.mjs').Streams>} */
async function toldAt(port, press) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/live`, { headers: { 'Accept-Encoding': 'identity' } });
  const reader = answer.body?.getReader();
  let first = Buffer.alloc(0);
  while (!first.includes('retry: ')) first = Buffer.concat([first, (await reader?.read())?.value ?? Buffer.alloc(0)]);
  const [, changed] = await Promise.all([press(), reader?.read()]);
  await reader?.cancel();
  const bytes = Buffer.from(changed?.value ?? '');
  const framed = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const own = [...answer.headers].filter(([name]) => !['date', 'connection', 'transfer-encoding'].includes(name));
  const lines = [...own.flat(), 'Connection', 'close'];
  return { lines, opening: first.toString('base64'), news: framed.toString('base64') };
}

/** @param {number} port */
async function pressBare(port) {
  const socket = connect(port, '127.0.0.1', () => socket.write('PUT\r\n'));
  await once(socket.resume(), 'close');
}
