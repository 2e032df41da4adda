import { moneyLists, needLists, type Overview } from '../../domain/answer/overview/overview.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import { until } from '../fault/until.ts';
import { openApp } from './app.ts';
import { aFreeAgent, aTeam } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();

const overview = async () => (await app().organizer.get<Overview>('/api/admin/overview')).body;

interface Row {
  readonly id: number;
  readonly amountCents: number;
  readonly receivedCents?: number;
  readonly registrationDate: string;
}

/** The rows of a list under a filter, as the link on the page opens it. */
async function listed(list: string, filter: object): Promise<readonly Row[]> {
  const path = list === 'games' ? 'all-games' : list;
  const query = encodeURIComponent(JSON.stringify(filter));
  const { status, body } = await app().organizer.get<Row[]>(`/api/admin/${path}?filter=${query}`);
  expect([list, status]).toEqual([list, 200]);
  return body;
}

test('each number is as long as the list that it leads to', async () => {
  const { database, organizer } = app();
  const before = await overview();
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
  const { needs, money } = await overview();
  for (const [need, { list, filter }] of Object.entries(needLists)) {
    const rows = await listed(list, filter);
    expect([need, Object.entries(needs).find(([name]) => name === need)?.[1]]).toEqual([need, rows.length]);
  }
  expect(needs).toEqual({
    ...before.needs,
    unpaid: before.needs.unpaid + 5,
    unsigned: needs.unsigned,
    unplaced: before.needs.unplaced + 2,
    unscored: before.needs.unscored + 1,
    undelivered: before.needs.undelivered + 1,
  });
  for (const side of ['owed', 'received'] as const) {
    const rows = await listed(moneyLists[side].list, moneyLists[side].filter);
    expect(money[side]).toBe(
      rows.reduce((sum, { amountCents, receivedCents = 0 }) => sum + amountCents - receivedCents, 0),
    );
  }
  expect(money).toEqual({
    owed: before.money.owed + 5 * 4000 - 1500,
    received: before.money.received + 4000 + 2000 - 500,
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

test('a wish of a family is counted until it is answered', async () => {
  const before = await overview();
  const { id } = await app().announce();
  expect((await app().visitor().post('/api/players', aFreeAgent(id))).status).toBe(201);
  await app().database.query(
    `insert into change_requests (player_id, registration_id, tournament_id, kind, state, asked_at, is_refund_wanted, paid_cents)
     select player_id, id, tournament_id, 'withdrawal', 'asked', now(), false, 0 from tournament_registrations where tournament_id = $1`,
    [id],
  );
  const { needs } = await overview();
  expect(needs.requests).toBe(before.needs.requests + 1);
  expect(await listed('change-requests', needLists.requests.filter)).toHaveLength(needs.requests);
});

test('the next day of play says what is entered and free in each division', async () => {
  const day = easternDay(new Date());
  const { id } = await app().announce({ date: day, name: 'Today Cup', maxTeams: 2, isDividedByAge: true });
  for (const answers of [{ ageBracket: 'U13-U15' }, { ageBracket: 'U13-U15' }]) {
    const { status, body } = await app().visitor().post('/api/teams', aTeam(id, answers));
    expect([status, body]).toMatchObject([201, {}]);
  }
  const { status } = await app()
    .visitor()
    .post('/api/players', aFreeAgent(id, { ageBracket: 'U13-U15' }));
  expect(status).toBe(201);
  const { nextDay, tournaments } = await overview();
  expect(nextDay).toBe(day);
  expect(tournaments.find((one) => one.id === id)).toEqual({
    id,
    name: 'Today Cup',
    teams: 2,
    maxTeams: 2,
    waiting: 0,
    divisions: [{ ageBracket: 'U13-U15', teams: 2, players: 2, places: 8, freeAgents: 1 }],
  });
  const teams = await listed('teams', { tournamentId: id, ageBracket: 'U13-U15' });
  const agents = await listed('tournament-registrations', {
    tournamentId: id,
    isIndividual: true,
    ageBracket: 'U13-U15',
  });
  expect([teams.length, agents.length]).toEqual([2, 1]);
});

test('the second day of a tournament is a day of play too', async () => {
  const today = easternDay(new Date());
  const yesterday = easternDay(new Date(Date.now() - 86_400_000));
  const hours = (day: string) => ({ day, startTime: '09:00', endTime: '17:00' });
  const { id } = await app().announce({ date: yesterday, playingHours: [hours(yesterday), hours(today)] });
  const { nextDay, tournaments } = await overview();
  expect([nextDay, tournaments.map((one) => one.id)]).toEqual([today, expect.arrayContaining([id])]);
});

test('registrations are told for thirty days of New Jersey, each as its list has them', async () => {
  const { registrations } = await overview();
  const today = easternDay(new Date());
  expect([registrations.length, registrations.at(-1)?.day]).toEqual([30, today]);
  const counts = await Promise.all(
    registrations
      .slice(-3)
      .map(async ({ day }) => (await listed('tournament-registrations', { registeredOn: day })).length),
  );
  expect(registrations.slice(-3).map(({ count }) => count)).toEqual(counts);
  expect(registrations.at(-1)?.count).toBeGreaterThan(0);
  const wrong = encodeURIComponent(JSON.stringify({ registeredOn: '2026-02-30' }));
  const { status } = await app().organizer.get(`/api/admin/tournament-registrations?filter=${wrong}`);
  expect(status).toBe(400);
});
