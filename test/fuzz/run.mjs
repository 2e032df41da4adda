// npm run fuzz [cases] [seed]: any number of cases against the built product on a PostgreSQL of its own.
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import startDatabase from '../harness/start-database.mjs';
import stopDatabase from '../harness/stop-database.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [cases = 100_000, seed = Math.floor(Math.random() * 2 ** 31)] = argv.slice(2).map(Number);
const say = (line) => stdout.write(`${line}\n`);

await startDatabase();
const { module } = await runnerImport(join(root, 'test/fuzz/run.ts'), { configFile: false, logLevel: 'error' });
const isWell = await module.run({ cases, seed, say }).finally(stopDatabase);
exit(isWell ? 0 : 1);
