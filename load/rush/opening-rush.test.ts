import { Database } from '../../api/database/database.ts';
import { PostgresOutbox } from '../../api/mail/postgres-outbox.ts';
import { databaseAt, migrate } from '../../api/schema/open-database.ts';
import { PostgresSite } from '../../api/site/postgres-site.ts';
import type { Posting } from '../../domain/port/outbox.ts';
import type { Letter } from '../../domain/rule/mail/letter.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { paceOn } from '../../test/deep/database/outbox-on.ts';
import { closingAfterEach } from '../../test/deep/fault/closing.ts';
import { Meeting, openControl, openWithoutGuards } from '../../test/deep/race/control-app.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { openMailbox } from '../../test/harness/mailbox.mjs';
import { startProduct } from '../../test/harness/product.mjs';
import { isSoak, sizeOf, tell } from '../../test/harness/size.ts';
import { openKillable } from './killable-postgres.ts';
import { type Rushed, rush, tooLate } from './rush.ts';

const closing = closingAfterEach();
const families = sizeOf('rush');

function tellOf(title: string, { breaches, figures }: Rushed): void {
  const lines = (table: Readonly<Record<string, number>>) =>
    Object.entries(table).map(([name, count]) => `${String(Math.round(count)).padStart(8)}  ${name}`);
  tell([title, ...lines(figures), 'must be 0:', ...lines(breaches)].join('\n'));
}

const broken = ({ breaches }: Rushed) => Object.keys(breaches).filter((breach) => breaches[breach] !== 0);

test(`${families} families at two processes, PostgreSQL killed in the middle: nothing is lost, doubled or sold twice`, async () => {
  const server = closing(await openKillable());
  const mailbox = closing(await openMailbox());
  const settings = {
    DATABASE_URL: server.url,
    SMTP_URL: mailbox.smtpUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
  };
  const first = await startProduct(settings);
  const second = await startProduct(settings);
  const { query, kill } = server;
  const rushed = await rush({ urls: [first.url, second.url], query, families, kill, mailbox });
  tellOf(`${families} families, two processes, PostgreSQL killed in the middle`, rushed);
  const late = isSoak ? [] : [tooLate];
  expect(broken(rushed).filter((breach) => !late.includes(breach))).toEqual([]);
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
}, 600_000);

/** Of thirty families twelve join two teams by code, eight of them the same one: all twelve read before one of them writes. */
const [few, joining] = [30, 12];

test('control: without locks the rush sells places twice, and is seen to', async () => {
  const { url, query } = await freshDatabase();
  await query('alter table teams drop constraint teams_roster_within_maximum');
  const meeting = new Meeting(joining);
  const apps = [
    closing(await openWithoutGuards(url, meeting)),
    closing(await openWithoutGuards(url, meeting)),
  ] as const;
  const rushed = await rush({ urls: [apps[0].url, apps[1].url], query, families: few });
  tellOf('Control without locks', rushed);
  expect(broken(rushed)).toContain('a roster is above its maximum');
});

test('control: where no key is kept a repeated call is answered otherwise, and is seen to be', async () => {
  const { url, query } = await freshDatabase();
  const app = closing(await openControl(url));
  const rushed = await rush({ urls: [app.url], query, families: few, keys: 'left out' });
  tellOf('Control without keys', rushed);
  expect(broken(rushed)).toContain('a key was answered in two ways');
});

const latestMs = 3_000;

/** Outbox that writes letters after the transaction they report about. */
class LateOutbox extends PostgresOutbox {
  constructor(private readonly behind: Database) {
    super(behind, new PostgresSite(behind), new Links('http://localhost:5000'), paceOn(behind));
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
    await openControl(server.url, {
      replace: (builder) =>
        builder.overrideProvider(PostgresOutbox).useFactory({
          inject: [Database],
          factory: (own: Database) => new LateOutbox(own),
        }),
    }),
  );
  const { query, kill } = server;
  const rushed = await rush({ urls: [app.url], query, families: 2 * few, kill });
  tellOf('Control with letters outside the transaction', rushed);
  expect(broken(rushed)).toContain('a registration has no outgoing mail');
});
