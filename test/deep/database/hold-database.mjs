// Opens the database of a data folder and holds it until it is told to end: a stand-in for a start that gets killed.
import { startEmbeddedPostgres } from '../../../dist/api/database/embedded-postgres.js';

const database = await startEmbeddedPostgres({ dataDir: process.argv[2] });
process.stdout.write(`${database.url}\n`);
process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
