// @ts-check
// The product that the suites of one Jest worker share, with its database and mailbox; the worker's first suite starts it.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openMailbox } from './mailbox.mjs';
import { startProduct } from './product.mjs';

/** @type {ReturnType<typeof start> | undefined} */
let started;

/** @type {import('./of-worker.d.mts').OfWorker['product']} */
export function product() {
  started ??= start();
  return started;
}

async function start() {
  const name = `worker_${randomBytes(6).toString('hex')}`;
  const server = new URL(process.env.TEST_DATABASE_SERVER ?? '');
  const client = new pg.Client({ connectionString: new URL('postgres', server).href });
  await client.connect();
  await client.query(`create database ${name} template ${process.env.TEST_DATABASE_TEMPLATE}`);
  await client.end();
  const mailbox = await openMailbox();
  const databaseUrl = new URL(name, server).href;
  const DATA_DIR = join(process.env.TEST_RUN_FOLDER ?? '', name);
  mkdirSync(DATA_DIR);
  const settings = { DATA_DIR, DATABASE_URL: databaseUrl, SMTP_URL: mailbox.smtpUrl, TRUST_PROXY: 'loopback' };
  // A worker that Jest ends from outside takes its product along.
  process.once('SIGTERM', () => process.exit(1));
  return { databaseUrl, mailbox, product: await startProduct(settings, { isLeft: true }) };
}
