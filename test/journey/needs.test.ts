import { type Needs, needLists } from '../../domain/answer/need/needs.ts';
import { until } from '../deep/fault/until.ts';
import { startProduct } from '../harness/product.mjs';
import { openApp, signedIn } from './app.ts';
import { aFreeAgent } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();

const needs = async () => (await app().organizer.get<Needs>('/api/admin/needs')).body;

/** The rows of a list under a filter, as the link on the page opens it. */
async function listed(list: string, filter: object): Promise<readonly { readonly id: number }[]> {
  const path = list === 'games' ? 'all-games' : list;
  const query = encodeURIComponent(JSON.stringify(filter));
  const { status, body } = await app().organizer.get<{ id: number }[]>(`/api/admin/${path}?filter=${query}`);
  expect([list, status]).toEqual([list, 200]);
  return body;
}

test('each number is as long as the list that it leads to', async () => {
  const { database, organizer } = app();
  const before = (await needs()).counts;
  const { tournament, teams } = await drawTournament(app(), 4);
  await organizer.put(`/api/admin/players/${teams[0]?.captainId}/payment`, { paymentMethod: 'Cash' });
  const agents = [aFreeAgent(tournament.id), aFreeAgent(tournament.id)];
  for (const answers of agents) expect((await app().visitor().post('/api/players', answers)).status).toBe(201);
  await aPartOfAFee(tournament.id);
  await somebodyOfAnOldTournament();
  const letter = [`team-created:${teams[0]?.id}`];
  const isSent = `select 1 from outgoing_mails where event = $1 and state = 'sent'`;
  await until(async () => (await database.query(isSent, letter)).length > 0);
  await database.query(`update outgoing_mails set state = 'dead' where event = $1`, letter);
  await database.query(
    `update games set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour' where id in
       (select min(id) from games
        where tournament_id = $1 and status = 'scheduled' and team1_id is not null and team2_id is not null)`,
    [tournament.id],
  );
  const { counts } = await needs();
  for (const [need, { list, filter }] of Object.entries(needLists)) {
    const rows = await listed(list, filter);
    expect([need, Object.entries(counts).find(([name]) => name === need)?.[1]]).toEqual([need, rows.length]);
  }
  expect(counts).toEqual({
    ...before,
    unpaid: before.unpaid + 5,
    unsigned: counts.unsigned,
    unplaced: before.unplaced + 2,
    shortTeams: before.shortTeams + teams.length,
    unscored: before.unscored + 1,
    undelivered: before.undelivered + 1,
  });
});

/** $20 came for somebody, and $5 of them went back. */
async function aPartOfAFee(tournamentId: number): Promise<void> {
  const [{ id: registrationId } = { id: 0 }] = await listed('tournament-registrations', {
    tournamentId,
    owes: true,
    isIndividual: true,
  });
  const cash = { registrationId, paymentMethod: 'cash' };
  const entered = await app().organizer.post('/api/admin/ledger', { ...cash, amountCents: 2000 });
  const sentBack = await app().organizer.post('/api/admin/ledger/refunds', { ...cash, amountCents: 500 });
  expect([entered.status, sentBack.status]).toEqual([201, 201]);
}

/** Whoever has not paid for what is over asks nobody for anything now. */
async function somebodyOfAnOldTournament(): Promise<void> {
  const { organizer } = app();
  const over = await app().announce({ name: 'Over Cup' });
  expect((await app().visitor().post('/api/players', aFreeAgent(over.id))).status).toBe(201);
  const { body } = await organizer.get<object>(`/api/admin/tournaments/${over.id}`);
  const { status } = await organizer.put(`/api/admin/tournaments/${over.id}`, { ...body, status: 'completed' });
  expect(status).toBe(200);
}

test('a team without a game in a drawn tournament is counted', async () => {
  const { tournament } = await drawTournament(app(), 4);
  const before = (await needs()).counts;
  const { status } = await app().organizer.post('/api/admin/teams', { name: 'Late', tournamentId: tournament.id });
  expect(status).toBe(201);
  const { counts } = await needs();
  expect(counts.idleTeams).toBe(before.idleTeams + 1);
  expect(await listed('teams', needLists.idleTeams.filter)).toHaveLength(counts.idleTeams);
});

test('whom families pay and ask is missing until somebody sets it, and Venmo is no method until then', async () => {
  const { organizer } = app();
  const path = '/api/admin/site-settings/1';
  const { body: settings } = await organizer.get<{ readonly version: number }>(path);
  const before = (await needs()).sampleSettings;
  const methods = async () =>
    (await app().visitor().get<{ value: string }[]>('/api/form-options/payment-methods')).body.map(
      ({ value }) => value,
    );
  const unset = { ...settings, venmoHandle: '' };
  const { status, body } = await organizer.put<{ readonly version: number }>(path, unset);
  expect([status, (await needs()).sampleSettings, await methods()]).toEqual([200, before + 1, ['at_event']]);
  expect((await organizer.put(path, { ...settings, version: body.version })).status).toBe(200);
  expect(await methods()).toEqual(['venmo', 'at_event']);
});

test('a field on which a game is due and nothing was entered for ten minutes is named, until something is', async () => {
  const { database, organizer } = app();
  const { tournament, games } = await drawTournament(app(), 4);
  const game = games.find(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null);
  const silent = async () => (await needs()).silentFields.filter(({ tournamentId }) => tournamentId === tournament.id);
  await database.query(
    `update games set start_time = now() - interval '12 minutes', end_time = now() + interval '8 minutes' where id = $1`,
    [game?.id],
  );
  expect(await silent()).toEqual([{ tournamentId: tournament.id, field: game?.field, minutes: 12 }]);
  expect((await organizer.put(`/api/games/${game?.id}/score`, { team1Score: 1, team2Score: 0 })).status).toBe(200);
  expect(await silent()).toEqual([]);
});

test('a proxy that the settings do not name is told, and one that they name is not', async () => {
  expect((await needs()).isProxyUnknown).toBe(false);
  const product = await startProduct({ DATABASE_URL: app().database.url });
  const organizer = await signedIn(product.url);
  expect((await organizer.get<Needs>('/api/admin/needs')).body.isProxyUnknown).toBe(true);
  await product.kill();
});
