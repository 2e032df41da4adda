import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from './samples.ts';

const app = openApp();

interface TeamReceipt {
  readonly team: { readonly id: number; readonly invitationCode: string; readonly waitlisted: boolean };
}

interface Refused {
  readonly message: string;
  readonly details?: unknown;
}

async function announced(different: object = {}) {
  const tournament = await app().announce({ maxTeams: 1, ...different });
  const bring = (answers: object = {}) =>
    app().visitor().post<TeamReceipt & Refused>('/api/teams', aTeam(tournament.id, answers));
  return { tournament, bring };
}

const registered = async (tournamentId: number) =>
  Number(
    (
      await app().database.query<{ count: string }>(
        'select count(*) from tournament_registrations where tournament_id = $1',
        [tournamentId],
      )
    )[0]?.count,
  );

test('a team that was shown a place is asked before it waits, and nothing of it is kept meanwhile', async () => {
  const { tournament, bring } = await announced();
  expect((await bring({ onlyWithPlace: true })).body.team.waitlisted).toBe(false);
  const late = await bring({ onlyWithPlace: true });
  expect(late.status).toBe(409);
  expect(late.body.details).toEqual({ lost: 'team-place' });
  expect(late.body.message).toBe(`${tournament.name} has just filled up: no place for a team is left`);
  expect(await registered(tournament.id)).toBe(1);
});

test('whoever says nothing, or wants the waiting list, waits as before', async () => {
  const { bring } = await announced();
  await bring();
  for (const answers of [{}, { onlyWithPlace: false }]) {
    const { status, body } = await bring(answers);
    expect([status, body.team.waitlisted]).toEqual([201, true]);
  }
});

test('a returning captain is asked, too', async () => {
  const before = await app().announce();
  const family = app().visitor();
  const { body } = await family.post<{ player: { id: number } }>('/api/players', aFreeAgent(before.id));
  const { tournament, bring } = await announced();
  await bring();
  const again = {
    id: body.player.id,
    tournamentId: tournament.id,
    teamOption: 'create',
    newTeamName: 'Back Again',
    ageBracket: 'U13-U15',
    paymentMethod: 'at_event',
    acceptTerms: true,
  };
  const asked = await family.post<Refused>('/api/players/re-register', { ...again, onlyWithPlace: true });
  expect([asked.status, asked.body.details]).toEqual([409, { lost: 'team-place' }]);
  expect((await family.post('/api/players/re-register', again)).status).toBe(201);
});

test('a full team and a closed tournament say which place is lost', async () => {
  const { tournament, bring } = await announced();
  const { team } = (await bring()).body;
  const birthYear = bornYearsAgo(14);
  const join = () =>
    app().visitor().post<Refused>('/api/players/join-via-invitation', aJoiner(team.invitationCode, { birthYear }));
  for (let place = 2; place <= 5; place += 1) expect((await join()).status).toBe(201);
  expect((await join()).body).toMatchObject({ message: 'This team is full', details: { lost: 'roster-place' } });
  await app().organizer.put(`/api/admin/tournaments/${tournament.id}`, { registrationOpen: false });
  const closed = await app().visitor().post<Refused>('/api/players', aFreeAgent(tournament.id));
  expect([closed.status, closed.body.details]).toEqual([409, { lost: 'registration' }]);
  await app().organizer.put(`/api/admin/tournaments/${tournament.id}`, { registrationOpen: true });
});

test('an invitation says when, where, for which ages, and in which year ages count', async () => {
  const { tournament, bring } = await announced({ date: '2027-02-01', isDividedByAge: true, location: 'Teaneck' });
  const { team } = (await bring({ ageBracket: 'U13-U15', birthYear: bornYearsAgo(13) })).body;
  const { status, body } = await app().visitor().get(`/api/teams/invite/${team.invitationCode}`);
  expect([status, body]).toMatchObject([
    200,
    { tournamentId: tournament.id, ageGroup: 'U13-U15', date: '2027-02-01', location: 'Teaneck', ageYear: 2027 },
  ]);
});
