// Opens the database of a data folder and holds it until it is told to end: a stand-in for a start that gets killed.
import { runnerImport } from 'vite';

const source = new URL('../../api/database/embedded-postgres.ts', import.meta.url);
const { module } = await runnerImport(source.pathname, { configFile: false, logLevel: 'error' });
const database = await module.startEmbeddedPostgres({ dataDir: process.argv[2] });
process.stdout.write(`${database.url}\n`);
process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
