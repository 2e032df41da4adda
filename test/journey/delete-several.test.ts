import type { ChosenForDeletion, DeletionPreview } from '../../domain/answer/registration/deletion-preview.ts';
import { openApp } from './app.ts';
import { freeAgentOf, listed, remove, teamOf } from './records.ts';
import { drawTournament, gameOf } from './tournament-day.ts';

const app = openApp();

async function preview(resource: string, ids: readonly number[]): Promise<readonly ChosenForDeletion[]> {
  const { status, body } = await app().organizer.post<DeletionPreview>(`/api/admin/${resource}/deletion`, { ids });
  expect(status).toBe(200);
  return body.records;
}

const pay = (playerId: number) =>
  app().organizer.put(`/api/admin/players/${playerId}/payment`, { paymentConfirmed: true, paymentMethod: 'venmo' });

test('before players go, what they paid is named, the team that loses its captain, and the captain who stays', async () => {
  const { id: tournamentId } = await app().announce();
  const full = await teamOf(app(), tournamentId, 2);
  const alone = await teamOf(app(), tournamentId, 1);
  const agent = await freeAgentOf(app(), tournamentId);
  expect((await pay(agent.id)).status).toBe(200);

  const ids = [full.captain.id, alone.captain.id, agent.id, 999_999];
  const [captain, lonely, free, ...others] = await preview('players', ids);
  expect(others).toEqual([]);
  expect(captain).toMatchObject({ id: full.captain.id, name: full.captain.name, leaderless: [full.name] });
  expect(lonely).toMatchObject({ leaderless: [alone.name], registrations: 1, paidCents: 0, stays: null });
  expect(free).toMatchObject({
    name: agent.name,
    leaderless: [],
    registrations: 1,
    paidCents: 4000,
    waivers: 1,
    goals: 0,
    stays: null,
  });

  const refused = await remove(app().organizer, `/api/admin/players/${full.captain.id}`);
  expect([refused.status, refused.body.message]).toEqual([409, captain?.stays]);
  expect(captain?.stays).toBe(
    `${full.captain.name} is the captain of ${full.name}. Please assign another captain first.`,
  );
  for (const { id } of [alone.captain, agent]) {
    expect((await remove(app().organizer, `/api/admin/players/${id}`)).status).toBe(200);
  }
});

test('before registrations go, the payments are named, and a captain stays as alone', async () => {
  const { id: tournamentId, name: cup } = await app().announce();
  const team = await teamOf(app(), tournamentId, 2);
  const mate = team.roster[1];
  if (mate === undefined) throw new Error('The team has a second player');
  await pay(mate.id);
  const registrations = await listed(app(), 'tournament-registrations', { tournamentId });
  const of = (playerId: number) => Number(registrations.find((one) => one.playerId === playerId)?.id);
  const [captain, second] = await preview('tournament-registrations', [of(team.captain.id), of(mate.id)]);
  expect(captain).toMatchObject({ name: `${team.captain.name}, ${cup}`, leaderless: [team.name] });
  expect(second).toMatchObject({ paidCents: 4000, leaderless: [], stays: null });
  const refused = await remove(app().organizer, `/api/admin/tournament-registrations/${of(team.captain.id)}`);
  expect([refused.status, refused.body.message]).toEqual([409, captain?.stays]);
  expect((await remove(app().organizer, `/api/admin/tournament-registrations/${of(mate.id)}`)).status).toBe(200);
});

test('before teams go, their captains are named, their players counted, and what these paid', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 3);
  await pay(team.captain.id);
  const { body: bare } = await app().organizer.post<{ id: number }>('/api/admin/teams', { name: 'Bare', tournamentId });
  const [filled, empty] = await preview('teams', [team.id, bare.id]);
  expect(filled).toMatchObject({ name: team.name, captain: team.captain.name, registrations: 3, paidCents: 4000 });
  expect(filled).toMatchObject({ told: 3, withdrawn: false, stays: null });
  expect(empty).toMatchObject({ name: 'Bare', captain: null, registrations: 0, paidCents: 0, told: 0, stays: null });
});

test('a team with games is announced as withdrawn', async () => {
  const day = await drawTournament(app(), 4);
  const ids = day.teams.map(({ id }) => id);
  expect((await preview('teams', ids)).map(({ withdrawn, stays }) => [withdrawn, stays])).toEqual(
    ids.map(() => [true, null]),
  );
});

test('of each team of a day that is being played the preview says what is said when it is deleted alone', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  for (const { id } of [gameOf(day, 1), gameOf(day, 1, 2)]) {
    await organizer.put(`/api/games/${id}/score`, { team1Score: 1, team2Score: 0 });
    await organizer.post(`/api/games/${id}/complete`, {});
  }
  await organizer.put(`/api/games/${gameOf(day, 2).id}/score`, { team1Score: 2, team2Score: 2 });
  for (const { id } of day.teams) {
    const [record] = await preview('teams', [id]);
    const { status, body } = await remove(organizer, `/api/admin/teams/${id}`);
    expect([id, status === 200 ? null : body.message]).toEqual([id, record?.stays]);
  }
});

test('what is asked is a list of ids, not too long, and by an organizer', async () => {
  for (const resource of ['players', 'teams', 'tournament-registrations']) {
    const path = `/api/admin/${resource}/deletion`;
    expect(
      (
        await app()
          .visitor()
          .post(path, { ids: [1] })
      ).status,
    ).toBe(401);
    for (const ids of ['1', [0], ['x'], Array.from({ length: 251 }, (_, at) => at + 1)]) {
      const { status, body } = await app().organizer.post<{ errors: object }>(path, { ids });
      expect([status, body.errors]).toEqual([400, { ids: 'Please select up to 250 records' }]);
    }
    expect((await preview(resource, [])).length).toBe(0);
  }
});
