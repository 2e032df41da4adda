import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventFields } from '../../domain/answer/webhook/webhook-event-fields.ts';
import { type WebhookEvent, webhookEvents } from '../../domain/rule/webhook/webhook.ts';
import { until } from '../deep/fault/until.ts';
import { freshDatabase } from '../harness/database.ts';
import { startProduct } from '../harness/product.mjs';
import { openReceiver, type Receiver } from '../harness/receiver.ts';
import { openApp, signedIn } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { aFreeAgent } from './samples.ts';
import { drawTournament } from './tournament-day.ts';
import { webhookTo } from './webhook-post.ts';

const app = openApp();
const path = '/api/admin/webhooks';

interface Shown {
  readonly id: number;
  readonly secret: string;
  readonly offSince: string | null;
}

/** Written and not sent: nobody answers there, and nobody is asked. */
const nowhere = 'https://hooks.club.invalid/told';

beforeEach(async () => {
  // Row by row: locks on whole tables would meet those of what the product still sends.
  for (const table of ['webhook_deliveries', 'webhooks']) await app().database.query(`delete from ${table}`);
});

const payloads = async () =>
  (
    await app().database.query<{ payload: { type: string; data: object } }>(
      'select payload from webhook_deliveries order by id',
    )
  ).map(({ payload }) => payload);

test('who registers, pays, is scheduled, scores and wins is told in numbers, in the transaction of the change', async () => {
  const secretless = await app().organizer.post<Shown>(path, { url: nowhere, events: webhookEvents });
  expect(secretless.status).toBe(201);
  expect(secretless.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { id: tournamentId } = await app().announce();
  const family = aFreeAgent(tournamentId, { fullName: 'Nina Nobody', parentEmail: 'pat.nobody@family.example' });
  expect((await app().visitor().post('/api/players', family)).status).toBe(201);
  const [registration] = await app().database.query<{ id: number }>(
    `select id from tournament_registrations where tournament_id = ${tournamentId}`,
  );
  const paid = { paymentStatus: 'paid', paymentMethod: 'venmo' };
  const payment = `/api/admin/tournament-registrations/${registration?.id}/payment`;
  expect((await app().organizer.put(payment, paid)).status).toBe(200);
  const [made, recorded] = await payloads();
  expect(made).toMatchObject({
    type: 'registration.made',
    data: { registrationId: registration?.id, tournamentId, teamId: null, paymentStatus: 'pending' },
  });
  expect(recorded).toMatchObject({
    type: 'payment.recorded',
    data: { registrationId: registration?.id, tournamentId, paymentStatus: 'paid', paymentMethod: 'venmo' },
  });

  const { tournament, games } = await drawTournament(app(), 4);
  const game = games.find(({ team1Id, status }) => team1Id !== null && status === 'scheduled');
  await app().organizer.put(`/api/games/${game?.id}/score`, { team1Score: 3, team2Score: 1 });
  await app().organizer.post(`/api/games/${game?.id}/complete`, {});
  const all = await payloads();
  const sides = { team1Id: game?.team1Id, team2Id: game?.team2Id, tournamentId: tournament.id, gameId: game?.id };
  const scored = { ...sides, team1Score: 3, team2Score: 1 };
  expect(all.filter(({ type }) => type !== 'registration.made').slice(1)).toEqual([
    { type: 'timetable.published', timestamp: expect.any(String), data: { tournamentId: tournament.id, version: 1 } },
    expect.objectContaining({ type: 'score.changed', data: { ...scored, status: 'in_progress', change: 'score' } }),
    expect.objectContaining({ type: 'score.changed', data: { ...scored, status: 'completed', change: 'complete' } }),
    expect.objectContaining({
      type: 'result.final',
      data: expect.objectContaining({ ...scored, winnerId: game?.team1Id }),
    }),
  ]);
  const other = games.find(({ id, team1Id, status }) => id !== game?.id && team1Id !== null && status === 'scheduled');
  await app().organizer.post(`/api/games/${other?.id}/forfeit`, { teamId: other?.team1Id });
  expect((await payloads()).filter(({ type }) => type === 'result.final').at(-1)?.data).toMatchObject({
    ...{ gameId: other?.id, winnerId: other?.team2Id, forfeitedBy: [other?.team1Id], team1Shootout: null },
  });
  for (const { type, data } of all)
    expect([type, Object.keys(data).sort()]).toEqual([type, Object.keys(eventFields[type as WebhookEvent]).sort()]);
  expect(JSON.stringify(all)).not.toMatch(/nobody|@|\(\d{3}\)|Name|phone|mail/);
});

test.each([
  ['http://hooks.club.example/told', 'begins with https'],
  ['https://pat:word@hooks.club.example/', 'has no name'],
  ['https://127.0.0.1/told', 'not on the public internet'],
  ['https://127.1/told', 'not on the public internet'],
  ['https://0x7f000001/told', 'not on the public internet'],
  ['https://2130706433/', 'not on the public internet'],
  ['https://localhost:8443/told', 'not on the public internet'],
  ['https://10.0.0.8/told', 'not on the public internet'],
  ['https://169.254.169.254/latest/meta-data/', 'not on the public internet'],
  ['https://[::1]/', 'not on the public internet'],
  ['https://[::ffff:10.0.0.1]/', 'not on the public internet'],
  ['https://[fe80::1]/', 'not on the public internet'],
  ['https://', 'begins with https'],
  ['https://%%/', 'cannot be read'],
])('%s is refused', async (url, words) => {
  const { status, body } = await app().organizer.post(path, { url, events: ['score.changed'] });
  expect([status, body.errors?.url]).toEqual([400, expect.stringContaining(words)]);
});

describe('what leads to this machine in spite of it', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());

  test.each(['localhost', '127.0.0.1'])('is not connected to: %s', async (host) => {
    // As a name does that led elsewhere when it was registered.
    const { id } = await webhookTo(app(), { url: `https://${host}:${receiver.port}/told` }, ['score.changed']);
    expect((await app().organizer.post(`${path}/${id}/test`, {})).status).toBe(200);
    const reasons = () =>
      app().database.query<{ reason: string }>(
        `select last_error as reason from webhook_deliveries where webhook_id = ${id} and last_error is not null`,
      );
    await until(async () => (await reasons()).length > 0);
    expect(await reasons()).toEqual([{ reason: 'This address is not on the public internet' }]);
    expect(receiver.received).toEqual([]);
  });
});

test('where somebody develops a webhook leads to this machine by http, and still nowhere else that is not public', async () => {
  const taken: string[] = [];
  const receiver = createServer((request, response) => {
    request.on('data', (part) => taken.push(String(part)));
    request.on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  // The other product would try to send the same event, and may not.
  const database = await freshDatabase();
  try {
    const developing = await startProduct({ DATABASE_URL: database.url, WEBHOOKS_HERE: 'true' });
    const organizer = await signedIn(developing.url);
    const add = (url: string) => organizer.post<Shown>(path, { url, events: ['score.changed'] });
    const { status, body } = await add(`http://localhost:${port}/told`);
    expect(status).toBe(201);
    for (const url of ['http://10.0.0.8/told', 'https://192.168.1.2/', 'http://hooks.club.example/told'])
      expect([url, (await add(url)).status]).toEqual([url, 400]);
    expect((await organizer.post(`${path}/${body.id}/test`, {})).status).toBe(200);
    await until(async () => taken.length > 0);
    expect(JSON.parse(taken.join(''))).toMatchObject({ type: 'test' });
    await developing.stop();
  } finally {
    await database.drop();
    receiver.close();
    receiver.closeAllConnections();
  }
});

test('a webhook is listed without what signs for it, tried out, switched off and on, and removed', async () => {
  const { body } = await app().organizer.post<Shown>(path, { url: nowhere, events: ['result.final'] });
  const listed = await app().organizer.get<readonly Shown[]>(path);
  expect(listed.body).toMatchObject([{ id: body.id, url: nowhere, events: ['result.final'], organizer: 'organizer' }]);
  expect(JSON.stringify(listed.body)).not.toContain('whsec_');
  expect((await app().organizer.put<Shown>(`${path}/${body.id}`, { isOn: false })).body.offSince).not.toBeNull();
  expect((await app().organizer.post(`${path}/${body.id}/test`, {})).status).toBe(409);
  expect((await app().organizer.put<Shown>(`${path}/${body.id}`, { isOn: true })).body.offSince).toBeNull();
  const tested = await app().organizer.post<{ id: number }>(`${path}/${body.id}/test`, {});
  expect(tested.body).toMatchObject({ event: 'test', webhookId: body.id });
  const one = `/api/admin/webhook-deliveries/${tested.body.id}`;
  await app().database.query(
    `update webhook_deliveries set state = 'dead', attempts = 11 where id = ${tested.body.id}`,
  );
  expect((await app().organizer.post(`${one}/retry`, {})).body).toMatchObject({ state: 'waiting' });
  expect((await app().organizer.get(one)).body).toMatchObject({ payload: { type: 'test' } });
  expect((await app().organizer.call(`${path}/${body.id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await app().organizer.get(one)).status).toBe(404);
  expect((await app().organizer.call(`${path}/${body.id}`, { method: 'DELETE' })).status).toBe(404);
});

test('a webhook that fails for a day is switched off, and whose it is hears of it', async () => {
  const kim = await newOrganizer(app());
  const { body } = await kim.device.post<Shown>(path, {
    url: 'https://localhost.invalid/s3cret',
    events: ['result.final'],
  });
  await app().database.query(`update webhooks set failing_since = now() - interval '25 hours' where id = ${body.id}`);
  await kim.device.post(`${path}/${body.id}/test`, {});
  const mailed = () =>
    app().database.query<{ text: string }>(
      `select text_body as text from outgoing_mails where recipient = '${kim.username}' and event like 'organizers-told:webhook-off:%'`,
    );
  await until(async () => (await mailed()).length > 0);
  const letters = await mailed();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Address: localhost invalid');
  expect(letters[0]?.text).not.toContain('s3cret');
  expect((await kim.device.get<Shown>(`${path}/${body.id}`)).body.offSince).not.toBeNull();
  const lines = await app().database.query(
    `select who, what from audit where thing = 'webhook' and record_id = ${body.id} order by id desc limit 1`,
  );
  expect(lines).toEqual([{ who: 'the site', what: 'switched off' }]);
});
