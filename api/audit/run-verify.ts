import process from 'node:process';
import pg from 'pg';
import { runningDatabase } from '../database/running-database.ts';
import { readSettings } from '../process/settings.ts';
import { verifyAudit } from './postgres-audit-chain.ts';

/** `npm run audit:verify [-- HASH]`: reports missing, changed or misplaced audit entries, and exits with 1 if there are any. */
async function verify(keptHash: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: runningDatabase(readSettings(process.env)) });
  await client.connect();
  const { entries, head, wrong } = await verifyAudit(client, keptHash);
  await client.end();
  for (const line of wrong) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${entries} entries, ${wrong.length === 0 ? 'all as they were written' : 'not to be trusted'}\n`,
  );
  process.stdout.write(`The last hash is ${head}\n`);
  return wrong.length === 0;
}

try {
  const [keptHash] = process.argv.slice(2);
  if (!(await verify(keptHash))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
