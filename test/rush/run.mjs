// npm run rush [families]: the opening rush at its whole size, with its controls; prints what was counted.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const { status } = spawnSync(execPath, [...jest, 'test/rush/opening-rush.test.ts'], {
  cwd: root,
  env: { ...env, RUSH_FAMILIES: argv[2] ?? '1000' },
  stdio: 'inherit',
});
exit(status ?? 1);
