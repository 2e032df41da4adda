import { Database } from '../../api/database/database.ts';
import { PostgresOutbox } from '../../api/mail/postgres-outbox.ts';
import { databaseAt, migrate } from '../../api/schema/open-database.ts';
import { PostgresSite } from '../../api/site/postgres-site.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import type { Posting } from '../../domain/port/outbox.ts';
import { Links } from '../../domain/site/links.ts';
import { closingAfterEach } from '../fault/closing.ts';
import { freshDatabase } from '../harness/database.ts';
import { openMailbox } from '../harness/mailbox.ts';
import { startProduct } from '../harness/product.ts';
import { openControl, openWithoutGuards } from '../race/control-app.ts';
import { openKillable } from './killable-postgres.ts';
import { type Rushed, rush, tooLate } from './rush.ts';

const closing = closingAfterEach();
const families = Number(process.env.RUSH_FAMILIES ?? 60);
const fewer = Math.min(families, 100);

/** What is said of a rush where it is asked for by itself; within the other tests nothing is. */
function tell(title: string, { breaches, figures }: Rushed): void {
  if (process.env.RUSH_FAMILIES === undefined) return;
  const lines = (table: Readonly<Record<string, number>>) =>
    Object.entries(table).map(([name, count]) => `${String(Math.round(count)).padStart(8)}  ${name}`);
  process.stdout.write(`\n${[title, ...lines(figures), 'must be 0:', ...lines(breaches)].join('\n')}\n`);
}

const broken = ({ breaches }: Rushed) => Object.keys(breaches).filter((breach) => breaches[breach] !== 0);

test(`${families} families at two processes, PostgreSQL killed in the middle: nothing is lost, doubled or sold twice`, async () => {
  const server = closing(await openKillable());
  const mailbox = closing(await openMailbox());
  const settings = {
    DATABASE_URL: server.runningUrl,
    MIGRATION_DATABASE_URL: server.url,
    SMTP_URL: mailbox.smtpUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
  };
  const first = await startProduct(settings);
  const second = await startProduct(settings);
  const { query, kill } = server;
  const rushed = await rush({ urls: [first.url, second.url], query, families, kill, mailbox });
  tell(`${families} families, two processes, PostgreSQL killed in the middle`, rushed);
  const late = process.env.RUSH_FAMILIES === undefined ? [tooLate] : [];
  expect(broken(rushed).filter((breach) => !late.includes(breach))).toEqual([]);
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
}, 600_000);

/** A race is a matter of luck: without locks one of so many rushes shows it, however quick the machine. */
const mostRushes = 12;

test('control: without locks the rush sells places twice, and is seen to', async () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < mostRushes && !seen.has('a roster is above its maximum'); turn += 1) {
    const { url, query } = await freshDatabase();
    await query('alter table teams drop constraint teams_roster_within_maximum');
    const apps = [closing(await openWithoutGuards(url)), closing(await openWithoutGuards(url))] as const;
    const rushed = await rush({ urls: [apps[0].url, apps[1].url], query, families: fewer });
    tell('Control without locks', rushed);
    for (const breach of broken(rushed)) seen.add(breach);
  }
  expect([...seen]).toContain('a roster is above its maximum');
}, 300_000);

test('control: where no key is kept a repeated call is answered otherwise, and is seen to be', async () => {
  const { url, query } = await freshDatabase();
  const app = closing(await openControl(url, (builder) => builder));
  const rushed = await rush({ urls: [app.url], query, families: Math.min(fewer, 30), keys: 'left out' });
  tell('Control without keys', rushed);
  expect(broken(rushed)).toContain('a key was answered in two ways');
}, 300_000);

const latestMs = 3_000;

/** Letters that are written after the transaction whose news they bring. */
class LateOutbox extends PostgresOutbox {
  constructor(private readonly behind: Database) {
    super(behind, new PostgresSite(behind), new Links('http://localhost:5000'));
  }

  override async post(letter: Letter): Promise<Posting> {
    this.behind.apart(() => setTimeout(() => super.post(letter).catch(() => undefined), Math.random() * latestMs));
    return 'written';
  }
}

test('control: with letters outside the transaction the kill loses some, and is seen to', async () => {
  const server = closing(await openKillable());
  const owner = await databaseAt(server.url).initialize();
  await migrate(owner);
  await owner.destroy();
  const app = closing(
    await openControl(server.url, (builder) =>
      builder.overrideProvider(PostgresOutbox).useFactory({
        inject: [Database],
        factory: (database: Database) => new LateOutbox(database),
      }),
    ),
  );
  const { query, kill } = server;
  const rushed = await rush({ urls: [app.url], query, families: fewer, kill });
  tell('Control with letters outside the transaction', rushed);
  expect(broken(rushed)).toContain('a registration has no outgoing mail');
}, 300_000);
