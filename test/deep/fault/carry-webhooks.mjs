// Carries events as the built product does, but to this machine too: a stand-in for a process that gets killed.
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';

const built = new URL('../../../dist/', import.meta.url);
const load = (path) => import(new URL(path, built).href);
const [{ Database }, { databaseAt }, { webPost }, { WebhookCarrier }] = await Promise.all([
  load('api/database/database.js'),
  load('api/schema/open-database.js'),
  load('api/webhook/web-post.js'),
  load('api/webhook/postgres-webhook-carrier.js'),
]);
const [, , url, certificate, sessionSecret] = argv;
const source = await databaseAt(url).initialize();
const database = new Database(source);
const post = webPost(() => true, { ca: readFileSync(certificate, 'utf8') });
const log = { warn: () => undefined, error: () => undefined };
const noteFailure = { run: async () => undefined };
new WebhookCarrier(database, post, { sessionSecret, name: 'GoldenGoal' }, noteFailure, log).onApplicationBootstrap();
stdout.write('carrying\n');
