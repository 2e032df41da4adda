// npm run rush [families], npm run fuzz [cases] [seed] [pattern of calls] and npm run webhooks [events]: one test at the size that is asked for; it prints what it counted.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const tests = {
  rush: { file: 'test/rush/opening-rush.test.ts', sizes: { RUSH_FAMILIES: 1_000 } },
  webhooks: { file: 'test/fault/webhooks.test.ts', sizes: { WEBHOOK_EVENTS: 10_000 } },
  fuzz: {
    file: 'test/fuzz/every-operation.test.ts',
    sizes: { FUZZ_CASES: 100_000, FUZZ_SEED: Math.floor(Math.random() * 2 ** 31), FUZZ_CALLS: '.' },
  },
};
const [name = '', ...asked] = argv.slice(2);
const { file, sizes } = tests[name];
const settings = Object.entries(sizes).map(([setting, usual], place) => [setting, asked[place] ?? String(usual)]);
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const { status } = spawnSync(execPath, [...jest, file], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...env, ...Object.fromEntries(settings) },
  stdio: 'inherit',
});
exit(status ?? 1);
