import { setTimeout as wait } from 'node:timers/promises';
import { type FreshDatabase, freshDatabase, openDatabase } from '../harness/database.ts';
import { type Mailbox, openMailbox } from '../harness/mailbox.mjs';
import { type Product, startProduct, testCredentials } from '../harness/product.mjs';
import { broken } from './invariants.ts';
import { aTournament } from './samples.ts';
import { takeWritten, type Visitor, visitorAt } from './visitor.ts';

/** A tournament as its organizer sees it. */
export type Tournament = { readonly id: number; readonly name: string };

/** The product as it runs for the tests of one file: a database of its own, so many processes, a mail server. */
export type App = {
  readonly database: FreshDatabase;
  readonly mailbox: Mailbox;
  readonly products: readonly [Product, ...Product[]];
  readonly organizer: Visitor;
  /** A new device at the first process. */
  visitor(address?: string): Visitor;
  announce(answers?: object): Promise<Tournament>;
};

/** What an app has that the worker's has not: more processes, settings, or a database that no other suite fills. */
type AppOptions = {
  readonly processes?: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly isOwn?: boolean;
};

/**
 * Opens the worker's product before the tests of a file, or with options one of its own; asks after them whether
 * anything broke.
 */
export function openApp(options?: AppOptions): () => App {
  let app: App | undefined;
  const opened = () => {
    if (app === undefined) throw new Error('The app opens before the first test, not earlier.');
    return app;
  };
  beforeAll(async () => {
    app = options === undefined ? await workersApp() : await ownApp(options);
  });
  afterEach(async () => {
    expect(await unaudited(opened())).toEqual([]);
  });
  afterAll(async () => {
    if (app === undefined) return;
    // Once for a file: it reads every table, and suites share them.
    expect(await broken(app.database)).toEqual([]);
    if (options === undefined) return;
    await Promise.all(opened().products.map((product) => product.kill()));
    await Promise.all([opened().mailbox.close(), opened().database.drop()]);
  });
  return opened;
}

/** The writes that have left no line in the audit; a line may come just after the answer. */
async function unaudited({ database, products }: App): Promise<readonly string[]> {
  const written = takeWritten(products.map(({ url }) => url));
  for (let look = 1; ; look += 1) {
    const lines = await database.query<{ id: string }>(
      'select request_id as id from audit where request_id = any($1)',
      [written.map(({ requestId }) => requestId)],
    );
    const noted = new Set(lines.map(({ id }) => id));
    const left = written.filter(({ requestId }) => !noted.has(requestId)).map(({ call }) => call);
    if (left.length === 0 || look === 250) return left;
    await wait(20);
  }
}

async function workersApp(): Promise<App> {
  const { databaseUrl, mailbox, product } = await ofWorker.product();
  return appOf(openDatabase(databaseUrl), mailbox, [product]);
}

async function ownApp({ processes = 1, settings = {} }: AppOptions): Promise<App> {
  const [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
  const start = () =>
    startProduct({
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.smtpUrl,
      TRUST_PROXY: 'loopback',
      ...settings,
    });
  const starting = Promise.all([start(), ...Array.from({ length: processes - 1 }, start)]);
  const products = await starting.catch((error: unknown) => mailbox.close().then(() => Promise.reject(error)));
  return appOf(database, mailbox, products);
}

async function appOf(database: FreshDatabase, mailbox: Mailbox, products: [Product, ...Product[]]): Promise<App> {
  const [{ url }] = products;
  const organizer = await signedIn(url);
  return {
    database,
    mailbox,
    products,
    organizer,
    visitor: (address) => visitorAt(url, address),
    announce: async (answers) => (await organizer.post<Tournament>('/api/tournaments', aTournament(answers))).body,
  };
}

/** An organizer's device, signed in. */
export async function signedIn(url: string): Promise<Visitor> {
  const organizer = visitorAt(url);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = testCredentials;
  const { status } = await organizer.post('/api/admin/login', { username, password });
  if (status !== 200) throw new Error(`The organizer could not sign in: ${status}`);
  return organizer;
}
