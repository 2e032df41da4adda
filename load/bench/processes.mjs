// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ProcessorTime } from './processor-time.mjs';
import { startProduct } from './product.mjs';

const rounds = 9;
const milliseconds = 1000;
const connections = 32;

const cases = [
  { name: 'what the framework answers (a search for teams)', path: '/api/teams?search=five' },
  { name: 'what is prepared (live scores)', path: '/api/live-scores' },
];

/** @typedef {import('./product.mjs').Started} Started */
/** @typedef {{ perSecond: number, perProcessorSecond: number, shares: Record<'product' | 'database' | 'load', number> }} Turn */

/** Measures two processes on one database against one of them. @returns {Promise<import('./run.mjs').Measured>} */
export async function processes() {
  const first = await startProduct(['api', 'public-web']);
  const second = await startProduct(['api', 'public-web'], { DATABASE_URL: first.databaseUrl });
  const load = fork(join(dirname(fileURLToPath(import.meta.url)), 'load-process.mjs'));
  try {
    const cells = [];
    for (const { name, path } of cases) {
      const asked = (/** @type {Started[]} */ these) => turn(load, these, path);
      await asked([first, second]);
      const turns = [];
      for (let round = 0; round < rounds; round += 1)
        turns.push({ one: await asked([first]), two: await asked([first, second]) });
      cells.push(row(name, turns));
      stdout.write(`${cells.at(-1)?.join('  ')}\n`);
    }
    return {
      title: 'Two processes',
      how: `Two processes of the product at one database against one, in turn, ${rounds} rounds, medians, ${connections} connections for each process that is asked. The load comes from a process of its own, and all share the same cores. What a second of processor time of the product answers says what the second process is worth where it has a core to itself: as much as the first while that stays the same.`,
      heads: [
        '',
        'a second by one',
        'by two',
        'ratio',
        'goal',
        'by a processor second of the product, two against one',
        'of the cores with two: product, database, load',
      ],
      cells,
    };
  } finally {
    load.kill();
    await second.stop();
    await first.stop();
  }
}

/** @param {string} name @param {{ one: Turn, two: Turn }[]} turns */
function row(name, turns) {
  const ratio = middle(turns.map(({ one, two }) => two.perSecond / one.perSecond));
  const work = middle(turns.map(({ one, two }) => two.perProcessorSecond / one.perProcessorSecond));
  const of = (/** @type {'one' | 'two'} */ which) => middle(turns.map((each) => each[which].perSecond)).toFixed(0);
  const share = (/** @type {keyof Turn['shares']} */ who) =>
    `${Math.round(100 * middle(turns.map(({ two }) => two.shares[who])))} %`;
  return [
    name,
    of('one'),
    of('two'),
    ratio.toFixed(2),
    '1.60',
    work.toFixed(2),
    [share('product'), share('database'), share('load')].join(', '),
  ];
}

/** @param {import('node:child_process').ChildProcess} load @param {Started[]} products @param {string} path @returns {Promise<Turn>} */
async function turn(load, products, path) {
  const times = products.map((product) => new ProcessorTime(product));
  load.send({ ports: products.map(({ port }) => port), path, milliseconds, connections });
  const [{ perSecond, cpuSeconds }] = await once(load, 'message');
  const taken = times.map((time) => time.taken());
  const seconds = taken[0]?.seconds ?? 1;
  const product = taken.reduce((sum, one) => sum + one.product, 0);
  const database = taken[0]?.database ?? 0;
  const shareOf = (/** @type {number} */ used) => used / (seconds * cpus().length);
  const shares = { product: shareOf(product), database: shareOf(database), load: shareOf(cpuSeconds) };
  return { perSecond, perProcessorSecond: (perSecond * seconds) / product, shares };
}

/** @param {readonly number[]} numbers */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
