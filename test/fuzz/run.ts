import { freshDatabase } from '../harness/database.ts';
import { startProduct, stopProducts } from '../harness/product.ts';
import { broken } from '../journey/invariants.ts';
import { type Fuzzed, fuzz } from './fuzz.ts';

/** What `npm run fuzz` was asked for. */
export interface Run {
  readonly cases: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** Tries so many cases and says what was seen; answers whether all is well. */
export async function run({ cases, seed, say }: Run): Promise<boolean> {
  say(`${cases} cases, seed ${seed}`);
  const database = await freshDatabase();
  const { url } = await startProduct({
    DATABASE_URL: database.runningUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  });
  try {
    let told = 0;
    const onProgress = (tried: number) => {
      if (tried - told < 5_000) return;
      told = tried;
      say(`${tried} cases so far`);
    };
    const fuzzed = await fuzz({ url, query: database.query, cases, seed, onProgress, onFinding: say });
    const breaches = await broken(database);
    tell(fuzzed, breaches, say);
    return fuzzed.findings.length + breaches.length === 0;
  } finally {
    await stopProducts();
    await database.drop();
  }
}

function tell(fuzzed: Fuzzed, breaches: readonly string[], say: Run['say']): void {
  const { operations, neverWell, statuses, findings } = fuzzed;
  say(
    `${fuzzed.cases} cases on ${operations} calls, ${operations - neverWell.length} of which did what was asked at least once`,
  );
  say(`never: ${neverWell.join(', ') || 'none'}`);
  for (const [status, count] of Object.entries(statuses)) say(`  ${status}  ${count}`);
  for (const { operation, complaint, smallest, curl } of findings) {
    say(`\n${operation} ${complaint}\n  smallest case: ${smallest.slice(0, 2_000)}\n  ${curl}`);
  }
  say(`${findings.length} findings`);
  for (const breach of breaches) say(`broken: ${breach}`);
  say(`${breaches.length} invariants broken`);
}
