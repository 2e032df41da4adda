import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Tells the process's own zone, and the Eastern days of the instants it is asked about. */
const program = `
  import { easternDay } from './dist/domain/rule/time/eastern.js';
  const days = process.argv.slice(1).map((instant) => easternDay(new Date(instant)));
  process.stdout.write(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, days }));
`;

test.each(['UTC', 'Asia/Tokyo', 'America/New_York'])(
  'a process set to %s counts the days of New Jersey',
  async (zone) => {
    const instants = ['2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z', '2026-03-09T03:59:59Z', '2026-11-02T04:59:59Z'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', program, ...instants],
      {
        cwd: root,
        env: { PATH: process.env.PATH, TZ: zone },
      },
    );
    expect(JSON.parse(stdout)).toEqual({ zone, days: ['2026-12-31', '2027-01-01', '2026-03-08', '2026-11-01'] });
  },
);
