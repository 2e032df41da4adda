import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { firstLane } from '../../domain/rule/mail/letter-kind.ts';
import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { aField, detailOf } from './entered-teams.ts';
import { tellFamilies } from './notified-day.ts';
import { audited, freeAgentOf, listed, one } from './records.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt(app().database.url).initialize());
});
afterAll(() => database.source.destroy());

const at = (id: number) => `/api/admin/tournaments/${id}/call-off`;
const snow = {
  ...{ kind: 'called-off', text: 'No play on Saturday: snow.', spanishText: 'No se juega el sábado: nieve.' },
  registrationOpen: false,
  refund: 'full',
};
const toAnnounce = { ...snow, kind: 'postponed', registrationOpen: true, refund: 'none' };

/** Lets the minute pass in which nobody is told yet. */
async function passMinute(id: number): Promise<void> {
  await app().database.query(
    `update tournaments set call_off = call_off || jsonb_build_object('saidAt', now() - interval '1 minute') where id = $1`,
    [id],
  );
  await until(async () => (await toldAt(id)) !== null);
}
async function toldAt(id: number): Promise<string | null> {
  const [found] = await app().database.query<{ at: string | null }>(
    `select call_off ->> 'toldAt' as at from tournaments where id = $1`,
    [id],
  );
  return found?.at ?? null;
}

const lettersOf = (id: number) =>
  app().database.query<{ recipient: string; subject: string; text: string; language: string; lane: number }>(
    `select recipient, subject, text_body as text, language, lane from outgoing_mails
     where event like 'called-off:' || $1::int || ':%' order by recipient`,
    [id],
  );
const shown = async (id: number) =>
  (
    await app()
      .visitor()
      .get<readonly { id: number; callOff: object | null; acceptsRegistrations: boolean }[]>('/api/tournaments/visible')
  ).body.find((tournament) => tournament.id === id);

test('a called-off tournament says so at once, writes to each family once, and sends no schedule', async () => {
  const { id } = await app().announce({ name: 'Snow Cup', date: '2099-01-10' });
  await freeAgentOf(app(), id, { email: 'one@snow.example' });
  await freeAgentOf(app(), id, { email: 'one@snow.example' });
  const spanish = await freeAgentOf(app(), id, { email: 'dos@snow.example' });
  await app().database.query(`update players set language = 'es' where id = $1`, [spanish.id]);
  const preview = await app().organizer.post<{ letters: number; samples: readonly { text: string }[] }>(
    `${at(id)}/preview`,
    snow,
  );
  expect(preview.body).toMatchObject({ letters: 2, withoutEmail: 0, followers: 0 });
  expect(preview.body.samples.map(({ text }) => text)).toEqual([
    expect.stringContaining(snow.text),
    expect.stringContaining(snow.spanishText),
  ]);
  expect((await app().organizer.put(at(id), snow)).status).toBe(200);
  const { kind, text, spanishText } = snow;
  await until(async () => (await shown(id))?.callOff !== null);
  expect(await shown(id)).toMatchObject({ callOff: { kind, text, spanishText }, acceptsRegistrations: false });
  expect(await lettersOf(id)).toEqual([]);
  await passMinute(id);
  expect(await lettersOf(id)).toEqual([
    expect.objectContaining({ recipient: 'dos@snow.example', subject: 'Cancelado: Snow Cup', lane: firstLane }),
    expect.objectContaining({ recipient: 'one@snow.example', subject: 'Called off: Snow Cup', language: 'en' }),
  ]);
  expect((await lettersOf(id)).map((letter) => letter.text)).toEqual([
    expect.stringContaining(spanishText),
    expect.stringContaining(text),
  ]);
  const undo = await app().organizer.call<Refused>(at(id), { method: 'DELETE' });
  expect([undo.status, undo.body.message]).toEqual([409, expect.stringContaining('told already')]);
  await tellFamilies(database, new Date('2099-01-09T12:00:00Z'));
  const schedules = await app().database.query(
    `select from outgoing_mails where event like 'schedule:' || $1::int || ':%'`,
    [id],
  );
  expect(schedules).toEqual([]);
});

test('the games of a called-off tournament leave the live scores and the calendars, and come back when it is undone', async () => {
  const field = await aField(app(), 4);
  await app().organizer.post(`${field.address}/generate-brackets`, { teamIds: field.teamIds });
  const visitor = app().visitor();
  const [team] = field.teamIds;
  const listedLive = async () =>
    (await visitor.get<readonly { tournamentId: number }[]>('/api/live-scores')).body.filter(
      ({ tournamentId }) => tournamentId === field.id,
    ).length;
  const inCalendar = async () =>
    (await visitor.get<string>(`/api/teams/${team}/calendar.ics`)).body.match(/(?<=SEQUENCE:|STATUS:)\w+/g);
  const before = await listedLive();
  expect([before > 0, await inCalendar()]).toEqual([true, ['0', 'CONFIRMED']]);
  await app().organizer.put(at(field.id), snow);
  await until(async () => (await listedLive()) === 0);
  expect(await inCalendar()).toEqual(['1', 'CANCELLED']);
  await app().organizer.call(at(field.id), { method: 'DELETE' });
  await until(async () => (await listedLive()) === before);
  expect(await inCalendar()).toEqual(['2', 'CONFIRMED']);
});

test('a tournament that is closed because it is called off closes no other', async () => {
  const { id } = await app().announce({ name: 'Closing Cup' });
  const { id: other } = await app().announce({ name: 'Other Cup' });
  const before = (await shown(other))?.acceptsRegistrations;
  await app().organizer.put(at(id), snow);
  await until(async () => (await shown(id))?.callOff !== null);
  expect((await shown(other))?.acceptsRegistrations).toBe(before);
});

test('a postponed tournament clears its times, takes them back when it is undone, and is told its new date by a second letter', async () => {
  const field = await aField(app(), 4);
  const { id } = field;
  await app().organizer.post(`${field.address}/generate-brackets`, { teamIds: field.teamIds });
  const starts = async () => (await detailOf(app().organizer, id)).games.map(({ startTime }) => startTime).toSorted();
  const before = await starts();
  await app().organizer.put(at(id), toAnnounce);
  expect(new Set(await starts())).toEqual(new Set([null]));
  expect((await app().organizer.call(at(id), { method: 'DELETE' })).status).toBe(200);
  expect(await starts()).toEqual(before);
  expect(await one(app(), 'tournaments', id)).toMatchObject({ callOff: null, date: '2099-11-07' });
  await app().organizer.put(at(id), toAnnounce);
  await passMinute(id);
  const first = await lettersOf(id);
  expect(first.length).toBeGreaterThan(0);
  await app().organizer.put(at(id), { ...toAnnounce, date: '2099-11-14' });
  await passMinute(id);
  expect(await lettersOf(id)).toHaveLength(2 * first.length);
  expect((await audited(app(), 'tournament', id)).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['postponed', 'call-off undone']),
  );
  await tellFamilies(database, new Date('2099-11-12T23:30:00Z'));
  const [{ count } = { count: 0 }] = await app().database.query<{ count: number }>(
    `select count(*)::int from outgoing_mails where event like 'schedule:' || $1::int || ':%'`,
    [id],
  );
  expect(count).toBe(first.length);
});

test('what a called-off tournament has received is listed as to be refunded, and no more once a refund is entered', async () => {
  const { id } = await app().announce({ name: 'Refund Cup' });
  const { id: playerId } = await freeAgentOf(app(), id);
  await app().organizer.put(`/api/admin/players/${playerId}/payment`, { paymentMethod: 'cash' });
  const toRefund = () => listed(app(), 'ledger', { playerId, isToRefund: true });
  expect(await toRefund()).toEqual([]);
  await app().organizer.put(at(id), { ...snow, refund: 'none' });
  expect(await toRefund()).toEqual([]);
  await app().organizer.put(at(id), snow);
  expect(await toRefund()).toMatchObject([{ isToRefund: true, toRefundCents: 4000 }]);
  const [entry] = await toRefund();
  const refund = {
    registrationId: entry?.registrationId,
    amountCents: 4000,
    paymentMethod: 'cash',
    isOwedNoMore: true,
  };
  expect((await app().organizer.post('/api/admin/ledger/refunds', refund)).status).toBe(201);
  expect(await toRefund()).toEqual([]);
});

test('the part of the games not played is to be refunded of a tournament that is called off midway', async () => {
  const field = await aField(app(), 4);
  await app().organizer.post(`${field.address}/generate-brackets`, {
    teamIds: field.teamIds,
    tournamentFormat: 'round-robin',
  });
  const { games } = await detailOf(app().organizer, field.id);
  const [team = 0] = field.teamIds;
  const own = games.filter(({ team1Id, team2Id }) => [team1Id, team2Id].includes(team));
  const [registration] = await listed(app(), 'tournament-registrations', { teamId: team });
  const playerId = registration?.playerId;
  await app().organizer.put(`/api/admin/players/${playerId}/payment`, { paymentMethod: 'cash' });
  const ended = await app().organizer.post(`/api/games/${own[0]?.id}/complete`, { team1Score: 1, team2Score: 0 });
  expect([own.length > 1, ended.status, ended.body]).toEqual([true, 200, expect.anything()]);
  await app().organizer.put(at(field.id), { ...snow, refund: 'unplayed' });
  const [entry] = await listed(app(), 'ledger', { playerId, isToRefund: true });
  const unplayed = own.length - 1;
  expect(entry?.toRefundCents).toBe(Math.round((4000 * unplayed) / own.length));
});
