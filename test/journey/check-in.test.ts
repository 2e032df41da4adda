import type { CheckInList, CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import type { Needs } from '../../domain/answer/need/needs.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { freeAgentOf, remove } from './records.ts';
import { drawTournament } from './tournament-day.ts';

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
  expect(await named()).toMatchObject([{ team: second?.name, here: 0, players: 1, field: game.field }]);
  for (const id of registrationsOf(game.team2Id)) await app().organizer.put(of(id), {});
  expect(await named()).toEqual([]);
});
