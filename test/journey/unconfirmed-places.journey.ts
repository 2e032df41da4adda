import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../api/database/database.ts';
import { PostgresUnconfirmedPlaces } from '../../api/team/postgres-unconfirmed-places.ts';
import { Clock } from '../../domain/port/clock.ts';
import { easternInstant } from '../../domain/time/eastern-instant.ts';
import { ReleaseUnconfirmed } from '../../domain/use-case/team/release-unconfirmed.ts';
import { until } from '../fault/until.ts';
import { testApi } from '../harness/api.ts';
import { FixedClock } from '../in-memory/fixed-clock.ts';
import { openApp } from './app.ts';
import { aTeam } from './samples.ts';

const app = openApp();
const clock = new FixedClock(new Date());
let beside: Database;
let close: () => Promise<void>;
let release: () => Promise<boolean>;

/** A process beside the product whose clock the tests set. */
beforeAll(async () => {
  const api = await testApi(app().database.url, {
    replace: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  beside = api.database;
  release = () => api.app.get(ReleaseUnconfirmed).run();
  close = api.close;
});
afterAll(() => close());

type Created = { readonly team: { readonly id: number; readonly name: string } };
type ToRelease = { readonly teamId: number; readonly releaseAt: string; readonly askedAt: string | null };

/** Noon in New Jersey, so many days from now. */
function noonIn(days: number): Date {
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  return new Date(easternInstant(day, '12:00'));
}

/** The product makes rounds of its own: while it does, it is nobody else's turn. */
async function atNoonIn(days: number) {
  clock.set(noonIn(days));
  await until(release);
}

async function set(releaseAfterHours: number) {
  const read = await app().organizer.get<object>('/api/admin/site-settings/1');
  return app().organizer.put('/api/admin/site-settings', { ...read.body, releaseAfterHours });
}

const create = (id: number, captainEmail: string) =>
  app()
    .visitor()
    .post<Created>('/api/teams', aTeam(id, { captainEmail, parentEmail: `parent.${captainEmail}` }))
    .then(({ body }) => body.team.id);

/** A place is given up only when the letters about it have left. */
const everyLetterHasLeft = () =>
  until(async () => {
    const waiting = await app().database.query(`select from outgoing_mails where state = 'waiting'`);
    return waiting.length === 0;
  });

const toCome = async () => (await app().organizer.get<readonly ToRelease[]>('/api/admin/unconfirmed-places')).body;

async function inside(id: number): Promise<readonly number[]> {
  const { body } = await app().visitor().get<readonly { id: number }[]>(`/api/teams?tournamentId=${id}`);
  return body.map((team) => team.id).toSorted((one, other) => one - other);
}

/** The product hears of what the process beside it did within a second; a list that never becomes so ends the test. */
const become = (id: number, teams: readonly number[]) => until(async () => isDeepStrictEqual(await inside(id), teams));

test('last places taken by nobody go to those who wait, who is kept stays, and who opens a letter comes back', async () => {
  const { id } = await app().announce({ maxTeams: 3 });
  const [fake, sleeper, kept] = [
    await create(id, 'fake@elsewhere.example'),
    await create(id, 'sleeper@family.example'),
    await create(id, 'kept@family.example'),
  ];
  const [next, late] = [await create(id, 'next@family.example'), await create(id, 'late@family.example')];
  await atNoonIn(1);
  await atNoonIn(20);
  expect(await toCome()).toEqual([]);
  expect(await inside(id)).toEqual([fake, sleeper, kept]);

  // The hours of these places begin on the 21st day, whatever the product's own rounds see: until then they are not its turn.
  await beside.inTransaction(async () => {
    await until(() => new PostgresUnconfirmedPlaces(beside).takeTurn());
    expect((await set(48)).status).toBe(200);
    await atNoonIn(21);
  });
  expect((await toCome()).map(({ teamId }) => teamId)).toEqual([fake, sleeper, kept]);
  const keep = (team: number, by = app().organizer) =>
    by.post<readonly ToRelease[]>(`/api/admin/unconfirmed-places/${team}/keep`, {});
  expect((await keep(kept, app().visitor())).status).toBe(401);
  expect((await keep(999_999)).status).toBe(404);
  expect((await keep(kept)).body.map(({ teamId }) => teamId)).toEqual([fake, sleeper]);
  for (const day of [22, 23]) {
    await atNoonIn(day);
    await everyLetterHasLeft();
  }
  expect(await inside(id)).toEqual([fake, sleeper, kept]);
  await atNoonIn(25);
  await become(id, [kept, next, late]);
  const mails = await app().mailbox.mailsTo('sleeper@family.example', 4);
  // Letters of one minute may arrive in any order.
  const titles = mails.map(({ subject }) => subject.split(':')[0]);
  expect(titles.toSorted()).toEqual([
    'Last reminder to confirm your place',
    'On the waiting list',
    'Please confirm your place',
    'Your team is in',
  ]);
  const released = mails[titles.indexOf('On the waiting list')];
  const link = /\/captain\/(\S+)/.exec(released?.text ?? '')?.[1] ?? '';
  await app().organizer.post(`/api/teams/${next}/withdraw`, { confirm: true });
  expect(await inside(id)).toEqual([kept, late]);
  expect((await app().visitor().post(`/api/captain-links/${link}`, {})).status).toBe(200);
  expect(await inside(id)).toEqual([sleeper, kept, late]);
  const audited = await app().database.query(
    `select who, what, record_id as team from audit where what in ('place released', 'place kept') order by record_id`,
  );
  expect(audited).toEqual([
    { who: 'the site', what: 'place released', team: fake },
    { who: 'the site', what: 'place released', team: sleeper },
    { who: 'organizer', what: 'place kept', team: kept },
  ]);
});

test('once brackets are drawn nothing is released any more', async () => {
  const { id } = await app().announce();
  const teamIds = [await create(id, 'drawn-1@family.example'), await create(id, 'drawn-2@family.example')];
  const days = { playingHours: [{ day: '2031-05-03', startTime: '09:00', endTime: '18:00' }] };
  await app().organizer.put(`/api/admin/tournaments/${id}`, days);
  await atNoonIn(31);
  expect((await toCome()).map(({ teamId }) => teamId)).toEqual(expect.arrayContaining(teamIds));
  const drawn = await app().organizer.post(`/api/tournaments/${id}/generate-brackets`, { teamIds, fieldCount: 1 });
  expect(drawn).toMatchObject({ status: 201 });
  for (const day of [32, 33, 34, 35, 36]) await atNoonIn(day);
  expect((await toCome()).filter(({ teamId }) => teamIds.includes(teamId))).toEqual([]);
  expect(await inside(id)).toEqual(teamIds);
});

test('hours too short for two letters are refused', async () => {
  const message = 'Hours until an unconfirmed place is released must be 0 for never, or between 12 and 720';
  for (const hours of [1, 11, 721, -1, 12.5]) {
    expect(await set(hours)).toMatchObject({ status: 400, body: { errors: { releaseAfterHours: message } } });
  }
  expect((await set(0)).status).toBe(200);
});
