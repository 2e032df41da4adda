// @ts-check
// npm run dev: the product with reload. The public site is in front, on PORT, and forwards requests that are not its own.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'vite';
import { buildWhatIsStale } from './build.mjs';
import './stop-with-npm.mjs';

const port = Number(process.env.PORT || 5000);
const [apiPort, adminPort] = [port + 1, port + 2];
const address = process.env.PUBLIC_BASE_URL || `http://localhost:${port}`;

/** @type {import('node:child_process').ChildProcess[]} */
const programs = [];
/** @type {import('vite').ViteDevServer[]} */
const sites = [];
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

// Answers are described once; restart to see their changes in the document.
await buildWhatIsStale(['api']);
// The stamp no longer matches what is compiled from here on.
rmSync('dist/api.stamp', { force: true });
run('node_modules/@nestjs/cli/bin/nest.js', 'build', '--watch');
run('--watch', '--watch-preserve-output', 'dist/api/main.js');
await openSite('admin-web', adminPort, { ws: { clientPort: adminPort } });
await openSite('public-web', port, {
  proxy: { '/api': `http://127.0.0.1:${apiPort}`, '/admin': `http://127.0.0.1:${adminPort}` },
});
process.stdout.write(`With reload: ${address} and ${address}/admin/\n`);

/** @param {string[]} args */
function run(...args) {
  const env = { ...process.env, PORT: String(apiPort), PUBLIC_BASE_URL: address };
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  program.stdout.pipe(process.stdout, { end: false });
  programs.push(program);
  return program;
}

/** @param {string} name @param {number} sitePort @param {import('vite').ServerOptions} options */
async function openSite(name, sitePort, options) {
  const configFile = `${name}/vite.config.ts`;
  if (isEnding) return;
  const host = name === 'admin-web' ? '127.0.0.1' : 'localhost';
  const site = await createServer({ configFile, server: { ...options, host, port: sitePort, strictPort: true } });
  sites.push(site);
  await site.listen();
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  const ended = programs.map((program) => new Promise((resolve) => program.once('exit', resolve)));
  const isOver = programs.map((program) => program.exitCode !== null || program.signalCode !== null);
  for (const program of programs) program.kill('SIGTERM');
  await Promise.all([...sites.map((site) => site.close()), ...ended.filter((_, index) => !isOver[index])]);
  process.exit(0);
}
