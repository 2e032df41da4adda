// @ts-check
// npm run pictures: every screen and state that the journeys look at, on one page to look through; and the pictures of README.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/test-results/pictures`;
/** The journeys that look at whole walks of screens. */
const journeys = ['accessible-states', 'day-states', 'office-screens', 'my-team', 'waiver', 'results-sent'];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const env = { ...process.env, PICTURES: folder };
const run = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, ['test/browser/run.mjs', ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
const asked = process.argv.slice(2);
const failed =
  asked[0] === 'readme'
    ? run('--config', 'test/pictures/playwright.config.ts')
    : run(...(asked.length > 0 ? asked : journeys), '--output', 'test-results/journeys');

const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
const figures = names.map(
  (name) =>
    `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name.slice(0, -4).replaceAll('-', ' ')}</figcaption></figure>`,
);
await writeFile(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Golden Goal, every screen</title>
<style>body{font:13px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:240px}img{width:100%;max-height:520px;object-fit:cover;object-position:top;border:1px solid #999}</style>
${figures.join('\n')}\n`,
);
process.stdout.write(`${names.length} pictures: ${folder}/index.html\n`);
process.exitCode = failed;
