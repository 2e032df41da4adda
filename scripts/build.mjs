// @ts-check
// Builds the stale parts among those named on the command line, by default all: a part is stale if the content of its sources differs from its stamp.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { argv, execPath, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compress } from './compress.mjs';
import { fingerprintOf } from './fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = ['domain', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'scripts'];
const apiSources = [...shared, 'api', 'migrations', 'nest-cli.json', 'swc.build.json', 'tsconfig.build.json'];

/** @typedef {{ name: string, sources: string[], outputs: string[], build: () => Promise<unknown> }} Part */

/** Returns the part of a site, in a language if it is built once for each. @type {(folder: string, language?: string) => Part} */
const site = (folder, language) => {
  const name = [basename(folder), language].filter(Boolean).join('-');
  return {
    name,
    sources: [...shared, folder.split('/')[0] ?? folder],
    outputs: [`dist/${name}`],
    build: async () => {
      const options = ['--config', `${folder}/vite.config.ts`, '--emptyOutDir', '--logLevel', 'warn'];
      await run('vite/bin/vite.js', 'build', folder, ...options, ...(language ? ['--mode', language] : []));
      // Takes half the time for a fiftieth more bytes; the office is not opened at the edge of a field.
      await compress(join(root, 'dist', name), folder === 'admin-web' ? 10 : 11);
    },
  };
};

/** @type {Part[]} */
const parts = [
  {
    name: 'api',
    sources: apiSources,
    outputs: ['dist/api', 'dist/domain', 'dist/migrations', 'dist/package.json', 'dist/answers.json'],
    build: () => Promise.all([run('@nestjs/cli/bin/nest.js', 'build'), run('../scripts/describe-answers.mjs')]),
  },
  site('public-web'),
  site('public-web', 'es'),
  site('public-web/embed'),
  site('public-web/embed', 'es'),
  site('admin-web'),
];

/** Bundle of the built API in few files, for the tests: half of a start is the search for a thousand modules. @type {Part} */
const bundled = {
  name: 'bundled',
  sources: [...apiSources, 'test/harness/bundle.config.mjs'],
  outputs: ['dist/bundled'],
  build: () => run('vite/bin/vite.js', 'build', '--config', 'test/harness/bundle.config.mjs', '--logLevel', 'error'),
};

/** Builds the stale ones of the named parts concurrently, by default of the whole product; returns their names. */
export async function buildWhatIsStale(names = parts.map(({ name }) => name)) {
  const wanted = [...parts, bundled].filter(({ name }) => names.includes(name));
  const built = await Promise.all(wanted.map(buildIfStale));
  if (names.includes('api')) await noteCommit();
  return wanted.flatMap(({ name }, index) => (built[index] ? [name] : []));
}

/** Notes the commit that is built: that of an image's build argument, else that of the folder. */
async function noteCommit() {
  const named = process.env.COMMIT;
  const asked = () => promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root });
  const commit = named || (await asked().catch(() => ({ stdout: '' }))).stdout.trim();
  await writeFile(join(root, 'dist', 'commit'), commit);
}

/** @param {Part} part */
async function buildIfStale({ name, sources, outputs, build }) {
  const stamp = join(root, 'dist', `${name}.stamp`);
  const fingerprint = await fingerprintOf(root, sources);
  const isFresh = (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint;
  if (isFresh && outputs.every((output) => existsSync(join(root, output)))) return false;
  const start = performance.now();
  for (const old of [stamp, ...outputs.map((output) => join(root, output))])
    await rm(old, { recursive: true, force: true });
  await build();
  await writeFile(stamp, fingerprint);
  stdout.write(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return true;
}

/** Runs a tool as for families, whoever asks; tests too build what they get. @param {string} program @param {string[]} args */
async function run(program, ...args) {
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  await promisify(execFile)(execPath, [join(root, 'node_modules', program), ...args], { cwd: root, env }).catch(
    ({ stdout: said, stderr: complaint }) =>
      Promise.reject(new Error(`${program} ${args[0] ?? ''} failed:\n${said}${complaint}`.trim())),
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await buildWhatIsStale(argv.length > 2 ? argv.slice(2) : undefined).catch(({ message }) => {
    stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
}
