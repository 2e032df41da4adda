import { openApp } from './app.ts';
import { audited, freeAgentOf, type Listed, listed, one, putSeen, remove, teamOf } from './records.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

type Added = Listed & Refused & { readonly teamAssignment: { option: string; teamName: string | null } };

const register = (answers: object) =>
  app().organizer.post<Added>('/api/admin/tournament-registrations', { paymentMethod: 'Zelle', ...answers });

async function somebody(): Promise<number> {
  const { id } = await app().announce();
  return (await freeAgentOf(app(), id)).id;
}

test('without a player, a tournament, a method or an option the form says so', async () => {
  const { status, body } = await register({ paymentMethod: '' });
  const missing = 'Please fill in all required fields';
  const errors = { playerId: missing, tournamentId: missing, paymentMethod: missing, teamOption: missing };
  expect([status, body.errors]).toEqual([400, errors]);
});

test('a player is registered alone, with a team, or with a new team to lead, also where registration is closed', async () => {
  const { id: tournamentId } = await app().announce({ registrationOpen: true });
  const team = await teamOf(app(), tournamentId);
  await app().organizer.put(`/api/tournaments/${tournamentId}/registration`, { registrationOpen: false });
  const players = [];
  await app().organizer.put(`/api/tournaments/${tournamentId}/registration`, { registrationOpen: true });
  for (let number = 0; number < 3; number += 1) players.push(await somebody());
  await app().organizer.put(`/api/tournaments/${tournamentId}/registration`, { registrationOpen: false });
  const [alone, mate, captain] = players;
  const waiverLetters = async () => (await listed(app(), 'messages', { q: 'sign the waiver' })).length;
  const before = await waiverLetters();
  const individual = await register({ playerId: alone, tournamentId, teamOption: 'individual', notes: 'By phone' });
  expect([individual.status, individual.body]).toMatchObject([
    201,
    {
      teamAssignment: { option: 'individual', teamName: null },
      paymentStatus: 'pending',
      paymentMethod: 'zelle',
      notes: 'By phone',
    },
  ]);
  const existing = await register({ playerId: mate, tournamentId, teamOption: 'existing', teamId: team.id });
  expect(existing.body).toMatchObject({ teamId: team.id, teamAssignment: { option: 'existing', teamName: team.name } });
  const fresh = await register({ playerId: captain, tournamentId, teamOption: 'new', newTeamName: 'Fresh Five' });
  expect(fresh.body).toMatchObject({
    teamName: 'Fresh Five',
    isCaptain: true,
    teamAssignment: { option: 'new', teamName: 'Fresh Five' },
  });
  expect((await audited(app(), 'registration', fresh.body.id)).map(({ what }) => what)).toEqual(['created']);
  expect(await waiverLetters()).toBe(before + 3);
  await app().organizer.put(`/api/tournaments/${tournamentId}/registration`, { registrationOpen: true });
});

test.each([
  [{ teamOption: 'existing' }, { teamId: 'Please select an existing team' }],
  [{ teamOption: 'new', newTeamName: '  ' }, { newTeamName: 'Please enter a team name' }],
])('the option %j without its team is refused on its field', async (answers, errors) => {
  const { id: tournamentId } = await app().announce();
  const { status, body } = await register({ playerId: await somebody(), tournamentId, ...answers });
  expect([status, body.errors]).toEqual([400, errors]);
});

test('a full team, a second registration and a taken name are refused in words', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 5);
  const [playerId, other] = [await somebody(), await somebody()];
  const full = await register({ playerId, tournamentId, teamOption: 'existing', teamId: team.id });
  expect([full.status, full.body.message]).toEqual([409, 'This team is full']);
  const taken = await register({ playerId: other, tournamentId, teamOption: 'new', newTeamName: team.name });
  expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('already registered')]);
  await register({ playerId, tournamentId, teamOption: 'individual' });
  const twice = await register({ playerId, tournamentId, teamOption: 'individual' });
  expect([twice.status, twice.body.message]).toEqual([
    409,
    expect.stringContaining('already registered for this tournament'),
  ]);
});

test('the team of an earlier tournament comes along by its name', async () => {
  const [before, now] = [await app().announce(), await app().announce()];
  const team = await teamOf(app(), before.id, 2);
  const [captain, mate] = team.roster;
  const asked = { tournamentId: now.id, teamOption: 'existing', teamId: team.id };
  const first = await register({ ...asked, playerId: captain?.id });
  const second = await register({ ...asked, playerId: mate?.id });
  expect(first.body).toMatchObject({ teamName: team.name, isCaptain: true });
  expect(second.body).toMatchObject({ teamId: first.body.teamId, isCaptain: false });
  expect((await one(app(), 'teams', team.id)).currentPlayers).toBe(2);
});

test('any of the three states of a payment can be set, the later of two organizers is told', async () => {
  const { id: tournamentId } = await app().announce();
  const player = await freeAgentOf(app(), tournamentId);
  const [{ id, version }] = (await listed(app(), 'tournament-registrations', { playerId: player.id })) as [Listed];
  const path = `/api/admin/tournament-registrations/${id}/payment`;
  for (const paymentStatus of ['paid', 'failed', 'pending']) {
    const { body } = await app().organizer.put<Listed>(path, { paymentStatus, paymentMethod: 'PayPal' });
    expect(body).toMatchObject({ paymentStatus, paymentMethod: 'paypal', paymentConfirmed: paymentStatus === 'paid' });
  }
  const wrong = await app().organizer.put(path, { paymentStatus: 'lost' });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    { paymentStatus: 'Payment status must be pending, paid or failed' },
  ]);
  expect((await putSeen(app().organizer, path, { paymentStatus: 'paid' }, version)).status).toBe(412);
  expect((await audited(app(), 'registration', id)).map(({ what }) => what)).toEqual([
    'payment paid',
    'payment failed',
    'payment pending',
  ]);
});

test('a registration taken back frees its place; the person stays', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 2);
  const playerId = team.roster[1]?.id ?? 0;
  const [{ id }] = (await listed(app(), 'tournament-registrations', { playerId })) as [Listed];
  expect((await remove(app().organizer, `/api/admin/tournament-registrations/${id}`)).status).toBe(200);
  expect((await one(app(), 'teams', team.id)).currentPlayers).toBe(1);
  expect(await one(app(), 'players', playerId)).toMatchObject({ tournament: null, registrationDate: null });
  expect((await remove(app().organizer, `/api/admin/tournament-registrations/${id}`)).status).toBe(404);
});
