import type { TestMarks, TestsOnFile } from '../../domain/rule/tournament/holdings.ts';
import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { audited, freeAgentOf, type Listed, listed, one, putSeen, remove, teamOf } from './records.ts';
import { aTournament } from './samples.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

test('a tournament is changed by what is sent; a stale change, a taken name and too few places are refused', async () => {
  const { id } = await app().announce();
  const { name: takenName } = await app().announce();
  await teamOf(app(), id);
  await teamOf(app(), id);
  const before = await one(app(), 'tournaments', id);
  const put = (answers: object) => app().organizer.put<Listed & Refused>(`/api/admin/tournaments/${id}`, answers);
  const changed = await put({ date: '2099-09-12', location: 'Elsewhere', isTest: false, status: 'past' });
  expect(changed.body).toMatchObject({
    name: before.name,
    date: '2099-09-12',
    firstDay: '2099-09-12',
    status: 'completed',
  });
  expect((await put({ maxTeams: 1 })).body.errors).toEqual({ maxTeams: '2 teams have a place already' });
  expect((await put({ maxTeams: 0 })).body.errors).toEqual({ maxTeams: 'Max teams must be at least 1' });
  expect((await put({ name: '', location: '' })).body.errors).toEqual({
    name: 'Tournament name is required',
    location: 'Location is required',
  });
  expect((await put({ name: takenName })).status).toBe(409);
  expect(
    (await putSeen(app().organizer, `/api/admin/tournaments/${id}`, { location: 'X' }, before.version)).status,
  ).toBe(412);
  const [entry] = (await audited(app(), 'tournament', id)).filter(({ what }) => what === 'edited');
  expect(entry).toMatchObject({ after: { location: 'Elsewhere', status: 'completed' } });
});

test('a tournament is announced again: its settings and hours, nobody in it, hidden and closed', async () => {
  const hours = [{ day: '2099-09-12', startTime: '09:00', endTime: '15:00' }];
  const earlier = await app().announce({ date: '2099-09-12', playingHours: hours, asks: ['shirtSize'], maxTeams: 24 });
  await teamOf(app(), earlier.id, 3);
  const at = `/api/admin/tournaments/${earlier.id}/repeat`;
  const name = `Again ${earlier.id}`;
  const { status, body } = await app().organizer.post<Listed & Refused>(at, { name, date: '2099-10-10' });
  expect([status, body]).toMatchObject([
    201,
    { name, date: '2099-10-10', firstDay: '2099-10-10', asks: ['shirtSize'] },
  ]);
  expect(body).toMatchObject({ maxTeams: 24, teamCount: 0, registrationCount: 0, status: 'upcoming' });
  expect(body).toMatchObject({ visible: false, registrationOpen: false });
  expect(body.playingHours).toEqual([{ day: '2099-10-10', startTime: '09:00', endTime: '15:00' }]);
  expect((await app().visitor().get(`/api/tournaments/${body.id}`)).status).toBe(404);
  const [entry] = await audited(app(), 'tournament', body.id);
  expect(entry).toMatchObject({ what: 'repeated', after: { repeats: earlier.id, name } });
  expect((await app().organizer.post(at, { name, date: '2099-11-07' })).status).toBe(409);
  const refused = await app().organizer.post<Refused>(at, { name: ' ', date: '' });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { name: 'Tournament name is required', date: 'Date is required' },
  ]);
  expect((await app().organizer.post('/api/admin/tournaments/2147483647/repeat', { name, date: 'TBA' })).status).toBe(
    404,
  );
  expect((await app().visitor().post(at, { name, date: '2099-11-07' })).status).toBe(401);
});

test('a tournament with something paid or played goes only when confirmed, and what went is in the audit', async () => {
  const { id } = await app().announce();
  const team = await teamOf(app(), id, 2);
  await app().organizer.put(`/api/admin/players/${team.captain.id}/payment`, { paymentMethod: 'Cash' });
  await app().database.query(
    `insert into games (tournament_id, match_key, stage, round, team1_id, start_time, end_time, field)
     values ($1, 'x', 'group', 1, $2, now(), now() + interval '15 minutes', 'Field 1')`,
    [id, team.id],
  );
  const asked = await remove(app().organizer, `/api/admin/tournaments/${id}`);
  expect([asked.status, asked.body.message]).toEqual([
    409,
    expect.stringContaining('1 team, 2 registrations (1 paid), 1 game (0 played). Please confirm.'),
  ]);
  const gone = await remove(app().organizer, `/api/admin/tournaments/${id}?confirm=true`);
  expect([gone.status, gone.body]).toMatchObject([200, { id, teams: 1, registrations: 2, paid: 1, games: 1 }]);
  expect((await app().organizer.get(`/api/admin/tournaments/${id}`)).status).toBe(404);
  expect(await one(app(), 'players', team.captain.id)).toMatchObject({ tournament: null });
  expect((await audited(app(), 'tournament', id)).map(({ what }) => what)).toContain('deleted');
});

test('only what is marked as test goes, and the answer counts it', async () => {
  const [real, tested] = [await app().announce(), await app().announce({ isTest: true })];
  const [kept, gone] = [await teamOf(app(), real.id, 2), await teamOf(app(), tested.id, 3)];
  const both = await freeAgentOf(app(), tested.id);
  const alone = { playerId: both.id, tournamentId: real.id, teamOption: 'individual', paymentMethod: 'Cash' };
  await app().organizer.post('/api/admin/tournament-registrations', alone);
  const before = await app().organizer.get<TestsOnFile>('/api/admin/test-data');
  expect(before.body).toMatchObject({ teams: 1, players: 3, stayingTeams: 0, stayingPlayers: 1 });
  expect(before.body.tournaments).toMatchObject([{ id: tested.id, teams: 1, registrations: 4, games: 0, played: 0 }]);
  const { status, body } = await remove(app().organizer, '/api/admin/delete-test-data');
  expect([status, body]).toEqual([200, { tournaments: 1, teams: 1, players: 3 }]);
  expect((await app().organizer.get(`/api/admin/tournaments/${tested.id}`)).status).toBe(404);
  expect((await app().organizer.get(`/api/admin/teams/${gone.id}`)).status).toBe(404);
  expect(await one(app(), 'teams', kept.id)).toMatchObject({ currentPlayers: 2 });
  expect(await one(app(), 'players', both.id)).toMatchObject({ tournamentId: real.id });
  const again = await remove(app().organizer, '/api/admin/delete-test-data');
  expect(again.body).toEqual({ tournaments: 0, teams: 0, players: 0 });
  await app().database.query('update players set is_test = false');
});

test('marking a tournament as test says what of it is not, and marks its teams and players too when that is said', async () => {
  const [{ id }, real] = [await app().announce(), await app().announce()];
  const team = await teamOf(app(), id, 3);
  const elsewhere = await freeAgentOf(app(), id);
  const alone = { playerId: elsewhere.id, tournamentId: real.id, teamOption: 'individual', paymentMethod: 'Cash' };
  await app().organizer.post('/api/admin/tournament-registrations', alone);
  const marks = async () => (await app().organizer.get<TestMarks>(`/api/admin/tournaments/${id}/test-marks`)).body;
  const put = (answers: object) => app().organizer.put(`/api/admin/tournaments/${id}`, answers);
  await put({ isTest: true });
  const none = { markedTeams: 0, markedPlayers: 0 };
  expect(await marks()).toEqual({ ...none, realTeams: 1, realPlayers: 3, playersElsewhere: 1 });
  await put({ isTestThroughout: true });
  const all = { markedTeams: 1, realTeams: 0, markedPlayers: 3, realPlayers: 0, playersElsewhere: 1 };
  expect(await marks()).toEqual(all);
  await put({ isTest: false, isTestThroughout: true });
  expect(await marks()).toEqual({ ...none, realTeams: 1, realPlayers: 3, playersElsewhere: 1 });
  await put({ isTest: true, isTestThroughout: true });
  const gone = await remove(app().organizer, '/api/admin/delete-test-data');
  expect(gone.body).toEqual({ tournaments: 1, teams: 1, players: 3 });
  expect((await app().organizer.get(`/api/admin/players/${team.captain.id}`)).status).toBe(404);
  expect(await one(app(), 'players', elsewhere.id)).toMatchObject({ tournamentId: real.id });
});

test('announcing, showing and opening a tournament are in the audit; nobody can change what is in it', async () => {
  const { body } = await app().organizer.post<Listed>('/api/tournaments', aTournament());
  await app().organizer.put(`/api/tournaments/${body.id}/visibility`, { visible: false });
  await app().organizer.put(`/api/tournaments/${body.id}/registration`, { registrationOpen: false });
  await app().organizer.put(`/api/tournaments/${body.id}/registration`, { registrationOpen: true });
  const entries = await audited(app(), 'tournament', body.id);
  expect(entries.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['created', null, expect.objectContaining({ id: body.id })],
    ['switched', { visible: true }, { visible: false }],
    ['switched', { registrationOpen: true }, { registrationOpen: false }],
    ['switched', { registrationOpen: false }, { registrationOpen: true }],
  ]);
  for (const statement of [`update audit set who = 'somebody else'`, 'delete from audit', 'truncate audit']) {
    await expect(app().database.query(statement)).rejects.toThrow('The audit is only ever added to');
  }
  expect(await audited(app(), 'tournament', body.id)).toEqual(entries);
});

test('a refused write leaves no trace in the audit', async () => {
  const { id } = await app().announce();
  const count = async () => (await audited(app(), 'tournament', id)).length;
  const before = await count();
  await app().organizer.put(`/api/admin/tournaments/${id}`, { name: '' });
  await putSeen(app().organizer, `/api/admin/tournaments/${id}`, { name: 'Stale' }, 99);
  expect(await count()).toBe(before);
});

test('a dead letter goes again when an organizer says so; a sent one does not', async () => {
  const { id: tournamentId } = await app().announce();
  await freeAgentOf(app(), tournamentId, { email: 'bounced@family.example' });
  const found = async () => (await listed(app(), 'messages', { q: 'bounced@family.example' }))[0];
  // On its way it would be noted as sent after it was made a dead one.
  await app().mailbox.mailsTo('bounced@family.example');
  await until(async () => (await found())?.state === 'sent');
  const letter = await found();
  await app().database.query(`update outgoing_mails set state = 'dead', attempts = 10 where id = $1`, [letter?.id]);
  const dead = await listed(app(), 'messages', { q: 'bounced@family.example', state: 'dead' });
  expect(dead.map(({ id }) => id)).toEqual([letter?.id]);
  const retried = await app().organizer.post<Listed>(`/api/admin/messages/${letter?.id}/retry`, {});
  expect([retried.status, retried.body.state]).toEqual([200, expect.stringMatching(/waiting|sent/)]);
  await app().database.query(`update outgoing_mails set state = 'sent' where id = $1`, [letter?.id]);
  const again = await app().organizer.post(`/api/admin/messages/${letter?.id}/retry`, {});
  expect([again.status, again.body.message]).toEqual([409, 'This message has been sent already']);
});
