// @ts-check
// Measures how near the product comes to the minimum that Node.js and PostgreSQL could do: ratios of one run, independent of the machine.
// Runs one part by its name, or all by default, and writes the results to docs/performance.md; `check` fails where reads have become slow.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import process, { argv, stdout, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { check } from './check.mjs';
import { deletion } from './deletion.mjs';
import { follow } from './follow.mjs';
import { lists } from './lists.mjs';
import { peers } from './peers.mjs';
import { processes } from './processes.mjs';
import { push } from './push.mjs';
import { reads } from './reads.mjs';
import { scenario } from './scenario.mjs';
import { writes } from './writes.mjs';

/**
 * Result of one part: a table of ratios with their limits, or a table of its own; and texts about it.
 * @typedef {{ title: string, how: string, after?: string } & ({ rows: Row[] } | { heads: string[], cells: string[][] })} Measured
 * @typedef {{ name: string, ratio: number, perSecond?: number, goal?: number, limit: string }} Row
 */

/** @type {Record<string, () => Promise<Measured>>} */
const parts = { reads, push, lists, writes, follow, deletion, peers, processes, scenario };

const file = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'performance.md');
const wanted = argv.slice(2);
if (wanted[0] === 'check') process.exit((await check()) ? 0 : 1);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`);
  const [load = 0] = loadavg();
  const section = written(name, await part(), load);
  stdout.write(section);
  keep(name, section);
}

/** @param {string} name @param {Measured} measured @param {number} load */
function written(name, { title, how, after, ...table }, load) {
  const { heads, cells } = 'rows' in table ? ofRatios(table.rows) : table;
  const line = (/** @type {string[]} */ row) => `| ${row.join(' | ')} |`.replace('|  |', '| |');
  return [
    `<!-- ${name} -->`,
    `## ${title}`,
    '',
    `${how} ${machine(load)}`,
    '',
    line(heads),
    `|${heads.map(() => '---|').join('')}`,
    ...cells.map(line),
    ...(after === undefined ? [] : ['', after]),
    `<!-- end of ${name} -->`,
    '',
  ].join('\n');
}

/** @param {Row[]} rows */
function ofRatios(rows) {
  const perSecond = (/** @type {number | undefined} */ number) =>
    number === undefined ? '' : String(Math.round(number));
  return {
    heads: ['', 'ratio', 'goal', 'a second here', 'what limits it'],
    cells: rows.map((row) => [
      ...[row.name, row.ratio.toFixed(2), row.goal?.toFixed(2) ?? '', perSecond(row.perSecond), row.limit],
    ]),
  };
}

/** @param {number} load Load average when the part began. */
function machine(load) {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${cpus().length} cores (${cpu?.model.trim()}, ${gigabytes} GB) with Node ${version} and a load of ${load.toFixed(1)} before, on ${new Date().toISOString().slice(0, 10)}, at commit ${commit()}.`;
}

/** Returns the commit that is measured, marked if something was changed since; nobody can repeat a table without it. */
function commit() {
  return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: dirname(file), encoding: 'utf8' }).trim();
}

/** Replaces the earlier results of a part. @param {string} name @param {string} section */
function keep(name, section) {
  const head = `# Performance\n\n\`npm run bench\` measures this and writes it; \`npm run bench -- reads\` one part. Only the ratios say something: both sides of each\nare measured in turn in one run, on a machine that others may use meanwhile.\n\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const old = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- end of ${name} -->\n`);
  writeFileSync(file, old.test(before) ? before.replace(old, () => section) : `${before}${section}`);
}
