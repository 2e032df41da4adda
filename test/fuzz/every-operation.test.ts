import { openApp } from '../journey/app.ts';
import { deadlocksIn } from '../race/deadlocks.ts';
import { type Fuzzed, fuzz } from './fuzz.ts';

const app = openApp();

const isAskedFor = process.env.FUZZ_CASES !== undefined;
const cases = Number(process.env.FUZZ_CASES ?? 2_000);
/** The same cases each time: other ones are sought by npm run fuzz. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Which calls, by a pattern of their names: all unless some are looked at by themselves. */
const calls = process.env.FUZZ_CALLS ?? '.';
const msPerCase = 60;

/** What is said where the fuzzing is asked for by itself; within the other tests nothing is. */
const say = (line: string) => {
  if (isAskedFor) process.stdout.write(`${line}\n`);
};

test(
  `whatever is sent to any call is answered as the document says: ${cases} cases, seed ${seed}`,
  async () => {
    const { query } = app().database;
    const { url, logs } = app().products[0];
    const onFinding = (finding: string) => process.stdout.write(`${finding}\n${lastFault(logs())}\n`);
    const fuzzed = await fuzz({ url, query, cases, seed, calls: new RegExp(calls), onProgress, onFinding });
    tell(fuzzed);
    say(`${await deadlocksIn(app().database)} deadlocks`);
    expect(fuzzed.findings).toEqual([]);
    if (calls === '.') expect(fuzzed.operations).toBeGreaterThan(150);
    expect(fuzzed.neverWell.length).toBeLessThan(fuzzed.operations / 2);
  },
  600_000 + cases * msPerCase,
);

/** What the product logged last as a fault or as strange, pino's levels 50 and 40. */
const lastFault = (logs: string) =>
  logs
    .split('\n')
    .findLast((line) => /"level":[45]0/.test(line))
    ?.slice(0, 4_000) ?? '';

let told = 0;

function onProgress(tried: number): void {
  if (tried - told < 5_000) return;
  told = tried;
  say(`${tried} cases so far`);
}

function tell({ cases: tried, operations, neverWell, statuses, findings }: Fuzzed): void {
  say(
    `${tried} cases on ${operations} calls, ${operations - neverWell.length} of which did what was asked at least once`,
  );
  say(`never: ${neverWell.join(', ') || 'none'}`);
  for (const [status, count] of Object.entries(statuses)) say(`${String(count).padStart(8)}  ${status}`);
  for (const { operation, complaint, smallest, curl } of findings) {
    say(`\n${operation} ${complaint}\n  smallest case: ${smallest.slice(0, 2_000)}\n  ${curl}`);
  }
  say(`${findings.length} findings`);
}
