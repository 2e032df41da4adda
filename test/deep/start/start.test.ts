import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { processMark } from '../../../api/database/running-process.ts';
import { copyOfDataDir } from '../../harness/copied-data-dir.ts';
import { freePort, newDataDir, type Product, startProduct } from '../../harness/product.mjs';
import { until } from '../fault/until.ts';

const program = 'scripts/start.mjs';

function childrenOf(parent: number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function treeOf(root: number): readonly number[] {
  return [root, ...childrenOf(root).flatMap(treeOf)];
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    );
  } catch {
    return undefined;
  }
}

function stillRunning(pids: readonly number[]): readonly number[] {
  return pids.filter((pid) => processMark(pid) !== undefined);
}

async function namesOfTournaments(product: Product): Promise<readonly string[]> {
  const answer = await fetch(`${product.url}/api/tournaments`);
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

async function timed(name: string, start: () => Promise<Product>): Promise<Product> {
  const began = performance.now();
  const product = await start();
  process.stdout.write(`${name}: ready after ${Math.round(performance.now() - began)} ms\n`);
  return product;
}

/** What a process has started is read from /proc, which Linux alone has. */
const onLinux = process.platform === 'linux' ? test : test.skip;

/** The first start on an empty folder, ended by SIGTERM: what it had, which processes it had needed, and the folder it has left. */
async function firstStart() {
  const DATA_DIR = newDataDir();
  const first = await timed('first start', () => startProduct({ DATA_DIR }, { program }));
  const tournaments = await namesOfTournaments(first);
  const needed = process.platform === 'linux' ? treeOf(first.pid) : [];
  const code = await first.stop();
  return { DATA_DIR, tournaments, needed, code, left: stillRunning(needed) };
}

describe('after a first start', () => {
  let started: Awaited<ReturnType<typeof firstStart>>;
  beforeAll(async () => {
    started = await firstStart();
  });

  onLinux(
    'it starts on an empty folder, ends on SIGTERM leaving no process, and starts again with what it had',
    async () => {
      const { tournaments, needed, code, left } = started;
      expect(tournaments).toContain('Fall Cup');
      expect(needed.length).toBeGreaterThan(3);
      expect([code, left]).toEqual([0, []]);
      const DATA_DIR = copyOfDataDir(started.DATA_DIR);
      const second = await timed('second start', () => startProduct({ DATA_DIR }, { program }));
      expect(await namesOfTournaments(second)).toEqual(tournaments);
      expect(await second.stop()).toBe(0);
    },
    120_000,
  );

  onLinux(
    'a SIGTERM to npm ends everything that npm start has started',
    async () => {
      const [DATA_DIR, PORT] = [copyOfDataDir(started.DATA_DIR), String(await freePort())];
      const npm = spawn('npm', ['start'], { env: { ...process.env, DATA_DIR, PORT, NODE_ENV: '' }, stdio: 'ignore' });
      await until(
        async () => (await fetch(`http://localhost:${PORT}/api/ready`).catch(() => undefined))?.ok === true,
        60_000,
      );
      const needed = treeOf(npm.pid ?? 0);
      expect(needed.length).toBeGreaterThan(3);
      npm.kill('SIGTERM');
      await until(async () => stillRunning(needed).length === 0, 30_000);
    },
    120_000,
  );

  test('after a kill -9 the next start recovers', async () => {
    const DATA_DIR = copyOfDataDir(started.DATA_DIR);
    const killed = await startProduct({ DATA_DIR }, { program });
    await killed.kill();
    const next = await timed('start after kill -9', () => startProduct({ DATA_DIR }, { program }));
    expect(await namesOfTournaments(next)).toEqual(started.tournaments);
  });

  test('a second start on the same data says so in one line and leaves the first one alone', async () => {
    const DATA_DIR = copyOfDataDir(started.DATA_DIR);
    const first = await startProduct({ DATA_DIR }, { program });
    const ended = await ending({ DATA_DIR, PORT: '5999' });
    expect(ended).toEqual({
      code: 1,
      errors: [expect.stringContaining(`in use by another start (process ${first.pid})`)],
    });
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  });
});

test('a wrong setting is said in one clear line, each of them, and nothing starts', async () => {
  const ended = await ending({ DATA_DIR: newDataDir(), PORT: 'five', PUBLIC_NAMES: 'initials' });
  expect(ended).toEqual({
    code: 1,
    errors: [
      'PORT is "five"; it must be a number from 1 to 65535.',
      'PUBLIC_NAMES is "initials"; it must be first_initial or full.',
    ],
  });
});

test("production refuses the demo's secrets", async () => {
  const { code, errors } = await ending({ NODE_ENV: 'production', ADMIN_PASSWORD: 'kick-off-demo' });
  expect(code).toBe(1);
  expect(errors).toContain("ADMIN_PASSWORD is the demo's, which everybody knows; choose another.");
  expect(errors).toContain('DATABASE_URL is missing; production needs it.');
});

/** How a start ends that cannot go on. */
async function ending(
  settings: Readonly<Record<string, string>>,
): Promise<{ code: unknown; errors: readonly string[] }> {
  const env = { PATH: process.env.PATH ?? '', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors: errors.trim().split('\n') };
}
