import { readFile } from 'node:fs/promises';
import type { Database } from '../../api/database/database.ts';
import type { App } from './app.ts';
import { type Drawn, detailOf } from './entered-teams.ts';
import { openedDatabase, tellFamilies } from './notified-day.ts';
import { teamOf } from './records.ts';

export type Place = { readonly field: string; readonly startTime: string };
export type Draft = Drawn & {
  readonly state: string;
  readonly isPublished: boolean;
  readonly version: number | null;
  readonly isOutdated: boolean;
  readonly lockedGames: readonly number[];
  readonly moved: readonly (Place & { readonly gameId: number; readonly was: Place })[];
  readonly families: { readonly now: number; readonly later: number; readonly laterAt: string | null };
  readonly choices: { readonly teamIds: readonly number[]; readonly fieldNames: readonly string[] } | null;
};

/** Within 48 hours of the games, which are drawn for the evening of Saturday, 7 November 2099. */
export const theDayBefore = new Date('2099-11-06T15:00:00Z');

/** Tournaments whose timetables are drawn, moved and published, and what of them is seen and told. */
export function draftsIn(app: () => App) {
  let database: Database;
  beforeAll(async () => {
    database = await openedDatabase(app().database.url);
  });
  afterAll(() => database.source.destroy());
  const tell = (at = theDayBefore) => tellFamilies(database, at);

  /** A tournament of four teams that nothing is drawn for, each with a captain and another player. */
  async function entered() {
    const { id, name } = await app().announce({ date: '2099-11-07' });
    const teams = [];
    for (let seed = 1; seed <= 4; seed += 1) teams.push(await teamOf(app(), id, 2));
    const address = `/api/tournaments/${id}`;
    const wish = { teamIds: teams.map((team) => team.id), fieldCount: 3, fieldNames: ['North', 'South', 'East'] };
    return { id, name, address, teams, wish };
  }

  const draftOf = async (address: string) => (await app().organizer.get<Draft>(`${address}/draft`)).body;
  const publish = (address: string, body: object = {}) => app().organizer.post<Draft>(`${address}/publish`, body);

  async function drafted() {
    const cup = await entered();
    const made = await app().organizer.post<Drawn>(`${cup.address}/generate-brackets`, { ...cup.wish, draft: true });
    expect(made.status).toBe(201);
    return { ...cup, made: made.body };
  }

  async function published(note?: string) {
    const cup = await drafted();
    expect((await publish(cup.address, note === undefined ? {} : { note })).status).toBe(200);
    return { ...cup, games: (await detailOf(app().visitor(), cup.id)).games };
  }

  const letters = (id: number) =>
    app().database.query<{ recipient: string; subject: string; text: string }>(
      `select recipient, subject, text_body as text from outgoing_mails where event like 'schedule:' || $1::int || ':%' order by id`,
      [id],
    );

  async function freePlaceOf(game: number): Promise<Place> {
    const { body } = await app().organizer.get<Place[]>(`/api/games/${game}/slots`);
    const place = body.at(-1);
    if (place === undefined) throw new Error('There is nowhere to move it');
    return { field: place.field, startTime: place.startTime };
  }

  /** Every page that the public document says anybody may get, of this tournament. */
  async function publicPages({ id, teams }: Awaited<ReturnType<typeof entered>>, games: readonly { id: number }[]) {
    const document = JSON.parse(await readFile(new URL('../../docs/public-api.json', import.meta.url), 'utf8'));
    const paths = Object.entries<object>(document.paths).flatMap(([path, calls]) => ('get' in calls ? [path] : []));
    const [team] = teams;
    const filled = (path: string): readonly string[] => {
      if (/\{(sealed)\}|^\/api\/live$|^\/api\/(health|ready)/.test(path)) return [];
      if (path.includes('/teams/invite/')) return [path.replace('{code}', team?.invitationCode ?? '')];
      if (path.includes('/teams/{id}')) return teams.map((one) => path.replace('{id}', String(one.id)));
      if (path.includes('/games/{id}')) return games.map((game) => path.replace('{id}', String(game.id)));
      const filledId = path.replace('{id}', String(id));
      return path.includes('{gameId}')
        ? games.map((game) => filledId.replace('{gameId}', String(game.id)))
        : [filledId];
    };
    const pages = [
      ...paths.flatMap(filled),
      `/api/top-scorers?tournament=x`,
      `/tournaments/${id}`,
      `/embed/tournaments/${id}`,
    ];
    expect(pages.length).toBeGreaterThan(25);
    return pages;
  }

  /** What everybody is answered at these pages, without what only the hour of the answer says. */
  async function seenAt(pages: readonly string[]) {
    const seen = [];
    for (const page of pages) {
      const { status, body } = await app().visitor().get<unknown>(page);
      seen.push([page, status, typeof body === 'string' ? body.replace(/nonce="[^"]*"|DTSTAMP:\S+/g, '') : body]);
    }
    return seen;
  }

  /** What leaves the house beside answers, of every tournament of this file, but for the warning to organizers that a draft waits. */
  const left = () =>
    app().database.query(
      `select (select count(*)::int from calendar_entries) as entries, (select count(*)::int from team_news) as news,
         (select count(*)::int from push_messages) as pushes, (select count(*)::int from webhook_deliveries) as webhooks,
         (select count(*)::int from outgoing_mails where event not like 'organizers-told:draft-timetable:%') as mails`,
    );

  return { tell, entered, draftOf, publish, drafted, published, letters, freePlaceOf, publicPages, seenAt, left };
}
