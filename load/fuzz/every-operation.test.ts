import { deadlocksIn } from '../../test/deep/race/deadlocks.ts';
import { seedOr, sizeOf, tell } from '../../test/harness/size.ts';
import { openApp } from '../../test/journey/app.ts';
import { type Fuzzed, fuzz } from './fuzz.ts';

const app = openApp({ isOwn: true });

const cases = sizeOf('fuzz');
/** Same cases in each check; `npm run soak fuzz` tries others. */
const seed = seedOr(20_261_126);
const msPerCase = 60;

test(
  `whatever is sent to any call is answered as the document says: ${cases} cases, seed ${seed}`,
  async () => {
    const { query } = app().database;
    const { url, logs } = app().products[0];
    const onFinding = (finding: string) => process.stdout.write(`${finding}\n${lastFault(logs())}\n`);
    const fuzzed = await fuzz({ url, query, cases, seed, onProgress, onFinding });
    report(fuzzed);
    tell(`${(await deadlocksIn(app().database)).length} deadlocks`);
    expect(fuzzed.findings).toEqual([]);
    expect(fuzzed.operations).toBeGreaterThan(150);
    expect(fuzzed.neverWell.length).toBeLessThan(fuzzed.operations / 2);
  },
  600_000 + cases * msPerCase,
);

/** Returns the product's last logged error or warning, pino's levels 50 and 40. */
const lastFault = (logs: string) =>
  logs
    .split('\n')
    .findLast((line) => /"level":[45]0/.test(line))
    ?.slice(0, 4_000) ?? '';

let told = 0;

function onProgress(tried: number): void {
  if (tried - told < 5_000) return;
  told = tried;
  tell(`${tried} cases so far`);
}

function report({ cases: tried, operations, neverWell, statuses, findings }: Fuzzed): void {
  tell(
    `${tried} cases on ${operations} calls, ${operations - neverWell.length} of which did what was asked at least once`,
  );
  tell(`never: ${neverWell.join(', ') || 'none'}`);
  for (const [status, count] of Object.entries(statuses)) tell(`${String(count).padStart(8)}  ${status}`);
  for (const { operation, complaint, smallest, curl } of findings) {
    tell(`\n${operation} ${complaint}\n  smallest case: ${smallest.slice(0, 2_000)}\n  ${curl}`);
  }
  tell(`${findings.length} findings`);
}
