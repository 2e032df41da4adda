import type { CheckInList, CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import type { Needs } from '../../domain/answer/need/needs.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { audited, freeAgentOf, remove, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';
import { drawTournament } from './tournament-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

const of = (registrationId: number) => `/api/admin/tournament-registrations/${registrationId}/check-in`;

test('two desks check a player in: the first press counts, the second changes nothing, and either takes it back', async () => {
  const { tournament } = await drawTournament(app(), 3);
  const list = `/api/admin/tournaments/${tournament.id}/check-in`;
  const [first, second] = [await newOrganizer(app(), 'check-in'), await newOrganizer(app(), 'check-in')];
  const { body } = await first.device.get<CheckInList>(list);
  const player = body.teams[0]?.players[0];
  if (player === undefined) throw new Error('This tournament has no players');
  expect([player.checkedInAt, player.checkedInBy]).toEqual([null, null]);

  const presses = await Promise.all([first, second].map(({ device }) => device.put<CheckInState>(of(player.id), {})));
  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  expect(presses[0]?.body).toEqual(presses[1]?.body);
  const states = async () => (await second.device.get<readonly CheckInState[]>(`${list}/state`)).body;
  expect((await states()).filter(({ checkedInAt }) => checkedInAt !== null)).toEqual([presses[0]?.body]);
  expect(Object.keys(presses[0]?.body ?? {}).toSorted()).toEqual([
    'checkedInAt',
    'checkedInBy',
    'id',
    'owedCents',
    'teamId',
    'waiver',
  ]);

  expect((await remove<CheckInState>(second.device, of(player.id))).body.checkedInAt).toBeNull();
  expect((await remove(second.device, of(player.id))).status).toBe(200);
  const noted = await app().database.query<{ what: string }>(
    `select what from audit where thing = 'registration' and record_id = ${player.id} and what like 'check%' order by id`,
  );
  expect(noted.map(({ what }) => what)).toEqual(['checked in', 'check-in taken back']);
});

test('nobody checks in who is not registered, and a check-in goes with its registration', async () => {
  const { tournament } = await drawTournament(app(), 3);
  expect((await app().organizer.put(of(2147483647), {})).status).toBe(404);
  expect((await remove(app().organizer, of(2147483647))).status).toBe(404);
  await freeAgentOf(app(), tournament.id);
  const list = await app().organizer.get<CheckInList>(`/api/admin/tournaments/${tournament.id}/check-in`);
  const id = list.body.freeAgents[0]?.id ?? 0;
  expect((await app().organizer.put(of(id), {})).status).toBe(200);
  const { device } = await newOrganizer(app(), 'read-only');
  expect((await device.put(of(id), {})).status).toBe(403);
  expect((await remove(app().organizer, `/api/admin/tournament-registrations/${id}?confirm=true`)).status).toBe(200);
  expect(await app().database.query(`select 1 from check_ins where registration_id = ${id}`)).toEqual([]);
});

test('of a family that wished to pay by card the desk takes the price without the surcharge, once, and is told of whom it is paid already', async () => {
  const { id: tournamentId } = await app().announce();
  await freeAgentOf(app(), tournamentId);
  const { device } = await newOrganizer(app(), 'check-in');
  const player = async () =>
    (await device.get<CheckInList>(`/api/admin/tournaments/${tournamentId}/check-in`)).body.freeAgents[0];
  const { id = 0, name } = (await player()) ?? {};
  const payment = `/api/admin/tournament-registrations/${id}/payment`;
  await app().organizer.put(payment, { paymentStatus: 'pending', paymentMethod: 'credit_card' });
  expect((await player())?.owedCents).toBe(4000);
  const take = (paymentMethod: string) =>
    device.put<Refused>(payment, { paymentStatus: 'paid', paymentMethod, amountCents: 4000 });
  expect((await take('venmo')).status).toBe(200);
  expect((await take('venmo')).status).toBe(200);
  expect(await take('cash')).toMatchObject({ status: 409, body: { message: `${name} owes nothing any more` } });
  const entered = await app().database.query(
    `select amount_cents, method from ledger_entries where registration_id = ${id}`,
  );
  expect(entered).toEqual([{ amount_cents: 4000, method: 'venmo' }]);
});

test('a team that is not complete shortly before its game is named on the list of needs, once check-in has begun', async () => {
  const { tournament, games } = await drawTournament(app(), 3);
  const game = games.find(({ team1Id, team2Id }) => team1Id !== null && team2Id !== null);
  if (game === undefined) throw new Error('This tournament has no game of two teams');
  await app().database.query(
    `update games set start_time = now() + interval '5 minutes', end_time = now() + interval '30 minutes' where id = ${game.id}`,
  );
  const named = async () => {
    const { teamsNotHere } = (await app().organizer.get<Needs>('/api/admin/needs')).body;
    return teamsNotHere.filter(({ tournamentId }) => tournamentId === tournament.id);
  };
  expect(await named()).toEqual([]);
  const { body } = await app().organizer.get<CheckInList>(`/api/admin/tournaments/${tournament.id}/check-in`);
  const registrationsOf = (teamId: number | null) =>
    body.teams.find(({ id }) => id === teamId)?.players.map(({ id }) => id) ?? [];
  for (const id of registrationsOf(game.team1Id)) await app().organizer.put(of(id), {});
  const second = body.teams.find(({ id }) => id === game.team2Id);
  expect(await named()).toMatchObject([
    { team: second?.name, here: 0, players: 1, field: game.field, gameId: game.id },
  ]);
  for (const id of registrationsOf(game.team2Id)) await app().organizer.put(of(id), {});
  expect(await named()).toEqual([]);
});

test('a volunteer adds a child who walks up, paid, signed and here in one call; a refusal leaves nothing behind', async () => {
  const { id: tournamentId } = await app().announce({ isDividedByAge: true, ageYear: bornYearsAgo(0) });
  const answers = { ageBracket: 'U10-U12', birthYear: bornYearsAgo(11) };
  const [lions, hawks] = [await teamOf(app(), tournamentId, 1, answers), await teamOf(app(), tournamentId, 1, answers)];
  const { device } = await newOrganizer(app(), 'check-in');
  const list = async () => (await device.get<CheckInList>(`/api/admin/tournaments/${tournamentId}/check-in`)).body;
  const add = (teamId: number, different: object = {}, by = device) =>
    by.post<CheckInState & Refused>(`/api/admin/teams/${teamId}/walk-ups`, { ...maya, ...different });
  expect((await list()).tournament.priceCents).toBe(4000);

  expect(await add(lions.id)).toMatchObject({
    status: 201,
    body: { teamId: lions.id, owedCents: 0, waiver: 'confirmed', checkedInAt: expect.any(String) },
  });
  const roster = (await list()).teams.find(({ id }) => id === lions.id)?.players ?? [];
  expect(roster.at(-1)).toMatchObject({ name: maya.name, parentPhone: maya.phone, owedCents: 0 });
  const [entry] = await app().database.query(
    `select amount_cents, method from ledger_entries where registration_id = ${roster.at(-1)?.id}`,
  );
  expect(entry).toEqual({ amount_cents: 4000, method: 'cash' });

  expect(await add(hawks.id)).toMatchObject({
    status: 409,
    body: { message: `Maya Diaz is already on ${lions.name}` },
  });
  const ben = { name: 'Ben Diaz', birthYear: bornYearsAgo(16) };
  const reason = { overruleReason: 'Nobody else of that age came' };
  expect(await add(hawks.id, { ...ben, ...reason })).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('too old'), details: { misfit: 'too old' } } },
  });
  expect(await add(lions.id, { name: 'Cal Diaz', amountCents: 3500 })).toMatchObject({
    ...{ status: 409, body: { details: { owedCents: 4000 } } },
  });
  expect((await list()).teams.flatMap(({ players }) => players)).toHaveLength(3);
  const left = await app().database.query(`select from players where name in ('Ben Diaz', 'Cal Diaz')`);
  expect(left).toEqual([]);

  const { status, body } = await add(hawks.id, { ...ben, ...reason }, app().organizer);
  expect(status).toBe(201);
  expect((await audited(app(), 'registration', body.id))[0]).toMatchObject({ what: 'created', after: reason });
});

const maya = {
  ...{ name: 'Maya Diaz', birthYear: bornYearsAgo(11), phone: '973-555-0177', parentName: 'Luz Diaz' },
  ...{ paymentMethod: 'cash', amountCents: 4000, isSigned: true, isHere: true },
};
