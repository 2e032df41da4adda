import { spawn } from 'node:child_process';
import { once } from 'node:events';

const program = `
  import { openLog } from './dist/api/process/log.js';
  const log = openLog('info');
  process.stdin.once('end', () => {
    log.error({}, 'The database is gone');
    log.error({}, 'The process ends');
    process.exit(7);
  });
  process.stdin.resume();
`;

test('a process whose log nobody reads any more ends all the same', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});
