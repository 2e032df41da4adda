import { PostgresAudit } from '../../api/audit/postgres-audit.ts';
import { Database } from '../../api/database/database.ts';
import { PostgresNotifiedTimetables } from '../../api/schedule/postgres-notified-timetables.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { PostgresSite } from '../../api/site/postgres-site.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { tellFamilies as tell } from '../../domain/use-case/schedule/tell-families.ts';
import { outboxOn } from '../deep/database/outbox-on.ts';
import { FixedClock } from '../in-memory/fixed-clock.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import type { App } from './app.ts';
import { detailOf, type Game } from './entered-teams.ts';
import { teamOf } from './records.ts';

/** The number that stands for "telling families". */
const turn = 33_017_935;

/** Tells families what is due at an instant, as a process does it by itself; waits while one is at it, or leaves it to that one. */
export async function tellFamilies(database: Database, at: Date, waits = true): Promise<void> {
  const links = new Links('https://golden-goal.example');
  const ports = {
    notifiedTimetables: new PostgresNotifiedTimetables(database),
    site: new PostgresSite(database),
    outbox: outboxOn(database),
    links,
    audit: new PostgresAudit(database),
    clock: new FixedClock(at),
    seal: new PlainSeal(),
  };
  await database.inTransaction(async () => {
    if (waits) {
      await takeTurn(database);
      // A tournament that somebody is still writing to is left to the next round: then its families would know another day.
      await database.query('select id from tournaments order by id for share');
    }
    await tell(ports);
  });
}

/** Until the transaction ends nobody else tells families anything: the product's own rounds leave it alone. */
const takeTurn = (database: Database) => database.query('select pg_advisory_xact_lock($1)', [turn]);

const minute = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

/** Tomorrow in New Jersey: families are told of it today. */
const tomorrow = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() + 24 * 60 * minute));

/**
 * A tournament of tomorrow that is drawn with a field to spare, and whose families are told of their games: all at once, as
 * a round of the product's before it is drawn would write to those who are in already.
 */
export async function aNotifiedDay(app: App, database: Database, count = 4, chosen: object = {}) {
  const drawn = await database.inTransaction(async () => {
    await takeTurn(database);
    const day = await aDrawnDay(app, count, chosen);
    await tellFamilies(database, new Date());
    return day;
  });
  const games = await gamesOf(app, drawn.id);
  return { ...drawn, games, gameOf: (team: number) => gameIn(games, team) };
}

async function aDrawnDay(app: App, count: number, chosen: object) {
  const { id } = await app.announce({ date: tomorrow() });
  const teams = [];
  for (let seed = 1; seed <= count; seed += 1) teams.push(await teamOf(app, id));
  const address = `/api/tournaments/${id}`;
  const wish = { teamIds: teams.map((team) => team.id), fieldCount: 3, ...chosen };
  const { status } = await app.organizer.post(`${address}/generate-brackets`, wish);
  if (status !== 201) throw new Error(`Nothing was drawn: ${status}`);
  return { id, address, teams, wish };
}

export const gamesOf = async (app: App, id: number) => (await detailOf(app.organizer, id)).games;

export function gameIn(games: readonly Game[], team: number): Game {
  const game = games.find(({ team1Id, team2Id }) => team1Id === team || team2Id === team);
  if (game === undefined) throw new Error(`Team ${team} plays nowhere`);
  return game;
}

/** What was written to the families of a tournament after their first letters, the oldest first. */
export function lettersAfter(app: App, id: number) {
  return app.database.query<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text_body as text from outgoing_mails
     where event like 'schedule:' || $1::int || ':%:%' order by id`,
    [id],
  );
}

export async function openedDatabase(url: string): Promise<Database> {
  return new Database(await databaseAt(url).initialize());
}
