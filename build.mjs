// @ts-check
// Builds the stale parts among those named on the command line, by default all: a part is stale if the content of its sources differs from its stamp.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = dirname(fileURLToPath(import.meta.url));
const shared = ['domain', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'build.mjs'];

/** @typedef {{ name: string, sources: string[], outputs: string[], needs: string, build: () => Promise<void> }} Part */

/** Returns the part of a site, in a language if it is built once for each. @type {(folder: string, language?: string) => Part} */
const site = (folder, language) => {
  const own = folder.slice(folder.lastIndexOf('/') + 1);
  const name = language === undefined ? own : `${own}-${language}`;
  return {
    name,
    sources: [...shared, folder.split('/')[0] ?? folder],
    outputs: [`dist/${name}`],
    needs: `${folder}/vite.config.ts`,
    build: async () => {
      const config = ['--config', `${folder}/vite.config.ts`, '--emptyOutDir', '--logLevel', 'warn'];
      await run('vite/bin/vite.js', [
        'build',
        folder,
        ...config,
        ...(language === undefined ? [] : ['--mode', language]),
      ]);
      // Takes half the time for a fiftieth more bytes; the office is not opened at the edge of a field.
      await compress(join(root, 'dist', name), folder === 'admin-web' ? 10 : 11);
    },
  };
};

const apiSources = [...shared, 'api', 'migrations', 'schema', 'tsconfig.build.json', 'describe-answers.mjs'];

/** @type {Part[]} */
const parts = [
  {
    name: 'api',
    sources: apiSources,
    outputs: ['dist/api', 'dist/domain', 'dist/migrations', 'dist/schema', 'dist/answers.json'],
    needs: 'api/main.ts',
    build: async () => {
      await Promise.all([
        run('typescript/bin/tsc', ['-p', 'tsconfig.build.json']),
        run('../describe-answers.mjs', []),
        cp(join(root, 'schema'), join(root, 'dist/schema'), { recursive: true }),
      ]);
    },
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
  needs: 'dist/api/main.js',
  build: () => run('vite/bin/vite.js', ['build', '--config', 'test/harness/bundle.config.mjs', '--logLevel', 'error']),
};

/** Builds the stale ones of the named parts concurrently, by default of the whole product; returns their names. */
export async function buildWhatIsStale(names = parts.map((part) => part.name)) {
  const unlock = await lockBuild();
  try {
    const wanted = [...parts, bundled].filter((part) => names.includes(part.name));
    const built = await Promise.all(wanted.map(buildIfStale));
    return wanted.filter((_, index) => built[index]).map((part) => part.name);
  } finally {
    await unlock();
  }
}

/** @param {Part} part */
async function buildIfStale(part) {
  if (!existsSync(join(root, part.needs))) {
    say(`Not built: ${part.name}, which has no ${part.needs} yet.`);
    return false;
  }
  const stamp = join(root, 'dist', `${part.name}.stamp`);
  const fingerprint = await fingerprintOf(part.sources);
  const isFresh = (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint;
  if (isFresh && existsSync(join(root, part.outputs[0] ?? ''))) return false;
  const start = performance.now();
  await rm(stamp, { force: true });
  for (const output of part.outputs) await rm(join(root, output), { recursive: true, force: true });
  await part.build();
  await writeFile(stamp, fingerprint);
  say(`Built ${part.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** @param {string[]} sources */
async function fingerprintOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(join(root, source))) {
      if (!file.endsWith('.test.ts')) hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** @type {(path: string) => Promise<string[]>} */
async function filesIn(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat();
}

/** Writes the .br and .gz variants of each text file, so that no request has to compress. @param {string} folder @param {number} quality Of brotli, 11 at most. */
async function compress(folder, quality = 11) {
  const texts = (await filesIn(folder)).filter((file) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}

/** @type {(program: string, args: string[]) => Promise<void>} */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      // Set for every caller, including tests, so that they build what families get.
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new BuildFailed(`${program} ${args[0]}`, output))));
  });
}

/** Error with the output of a tool that could not build. */
class BuildFailed extends Error {
  /** @param {string} tool @param {string} output */
  constructor(tool, output) {
    super(`${tool} failed:\n${output.trim()}`);
  }
}

/** Locks the checkout's build; a second start waits for the first one's. */
async function lockBuild() {
  await mkdir(join(root, 'dist'), { recursive: true });
  const lock = join(root, 'dist', 'build.pid');
  for (let isSaid = false; !(await claim(lock)); isSaid = true) {
    if (await isAbandoned(lock)) await rm(lock, { force: true });
    else if (!isSaid) say('Waiting for another build of this checkout.');
    await wait(100);
  }
  return () => rm(lock, { force: true });
}

/** @param {string} lock */
const claim = (lock) =>
  writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );

/** Returns whether a killed build left the lock; no build takes ten minutes. @param {string} lock */
async function isAbandoned(lock) {
  const age =
    Date.now() -
    (await stat(lock).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    ));
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  return age > 600_000 || (holder > 0 && !isAlive(holder));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await buildWhatIsStale(argv.length > 2 ? argv.slice(2) : undefined).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
