import { easternDay } from '../../domain/rule/time/eastern.ts';
import { type App, openApp, type Tournament } from './app.ts';
import { aFreeAgent, aJoiner, aTeam, aTournament } from './samples.ts';

const app = openApp();

type Listed = Tournament & { readonly registrationOpen: boolean; readonly acceptsRegistrations: boolean };

async function seenBy(visitor: ReturnType<App['visitor']>, path = '/api/tournaments') {
  return (await visitor.get<Listed[]>(path)).body;
}

async function teamOf(tournamentId: number) {
  const captain = app().visitor();
  const { body } = await captain.post<{ team: { id: number; invitationCode: string } }>(
    '/api/teams',
    aTeam(tournamentId),
  );
  return { captain, ...body.team };
}

/** What each call that registers somebody says, in a tournament that has a team. */
async function everyRegistrationCall(tournamentId: number, team: Awaited<ReturnType<typeof teamOf>>) {
  const visitor = app().visitor();
  const answers = [
    await visitor.post('/api/teams', aTeam(tournamentId)),
    await visitor.post('/api/players', aFreeAgent(tournamentId)),
    await visitor.post('/api/players/join-via-invitation', aJoiner(team.invitationCode)),
    await team.captain.post('/api/invitations/send', { teamId: team.id, emails: ['late@friends.example'] }),
  ];
  return answers.map(({ status, body }) => `${status} ${body.message}`);
}

async function isEverythingClosed(): Promise<boolean> {
  const { body } = await app().visitor().get<{ isRegistrationClosed: boolean }>('/api/site');
  return body.isRegistrationClosed;
}

test('an organizer signs in with the right name and password only', async () => {
  const visitor = app().visitor();
  const refused = { status: 401, body: { message: 'Invalid credentials' } };
  for (const credentials of [
    { username: 'organizer', password: 'not this one' },
    { username: 'nobody', password: 'corner-flag-93-minutes' },
  ]) {
    expect(await visitor.post('/api/admin/login', credentials)).toMatchObject(refused);
    expect((await visitor.get('/api/admin/check-auth')).status).toBe(401);
  }
  expect(await app().organizer.get('/api/admin/check-auth')).toMatchObject({
    status: 200,
    body: { authenticated: true, user: { username: 'organizer' } },
  });
});

test('who signs out is signed out', async () => {
  const organizer = app().visitor();
  await organizer.post('/api/admin/login', { username: 'organizer', password: 'corner-flag-93-minutes' });
  expect((await organizer.get('/api/admin/tournaments')).status).toBe(200);
  expect((await organizer.post('/api/admin/logout', {})).status).toBe(200);
  expect((await organizer.get('/api/admin/tournaments')).status).toBe(401);
});

test('an organizer announces a tournament, and families see it', async () => {
  const announced = aTournament({ name: 'Spring Cup', date: '2099-04-12', maxTeams: 8 });
  const { status, body } = await app().organizer.post<Tournament>('/api/tournaments', announced);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { ...announced, status: 'upcoming', visible: true, registrationOpen: true },
  });
  expect(await seenBy(app().visitor())).toContainEqual(expect.objectContaining({ id: body.id, name: 'Spring Cup' }));
  expect((await app().organizer.post('/api/tournaments', announced)).status).toBe(409);
});

test('a hidden tournament is gone from the public lists, and registering for it says why not', async () => {
  const tournament = await app().announce();
  const team = await teamOf(tournament.id);
  await app().organizer.put(`/api/tournaments/${tournament.id}/visibility`, { visible: false });
  const ids = async (path: string) => (await seenBy(app().visitor(), path)).map(({ id }) => id);
  expect(await ids('/api/tournaments')).not.toContain(tournament.id);
  expect(await ids('/api/tournaments/visible')).not.toContain(tournament.id);
  expect(await ids('/api/teams')).not.toContain(team.id);
  expect((await seenBy(app().organizer)).map(({ id }) => id)).toContain(tournament.id);
  const reasons = await everyRegistrationCall(tournament.id, team);
  expect(new Set(reasons)).toEqual(new Set(['409 This tournament is not open to the public']));
  await app().organizer.put(`/api/tournaments/${tournament.id}/visibility`, { visible: true });
  expect(await ids('/api/tournaments')).toContain(tournament.id);
});

test('closing one registration closes every registration, until it is opened again', async () => {
  const [closed, other] = [await app().announce(), await app().announce()];
  const [closedTeam, otherTeam] = [await teamOf(closed.id), await teamOf(other.id)];
  await app().organizer.put(`/api/tournaments/${closed.id}/registration`, { registrationOpen: false });
  expect(await isEverythingClosed()).toBe(true);
  const listed = (await seenBy(app().visitor())).find(({ id }) => id === closed.id);
  expect(listed).toMatchObject({ registrationOpen: false, acceptsRegistrations: false });
  const [reasons, otherReasons] = [
    await everyRegistrationCall(closed.id, closedTeam),
    await everyRegistrationCall(other.id, otherTeam),
  ];
  expect(new Set(reasons)).toEqual(new Set(['409 Registration is closed for this tournament']));
  expect(new Set(otherReasons)).toEqual(new Set(['409 Registration is closed at the moment']));

  await app().organizer.put(`/api/tournaments/${closed.id}/registration`, { registrationOpen: true });
  expect(await isEverythingClosed()).toBe(false);
  expect((await everyRegistrationCall(closed.id, closedTeam)).map((reason) => reason.slice(0, 3))).toEqual([
    '201',
    '201',
    '201',
    '200',
  ]);
});

test.each([
  ['hidden', 'visible = false'],
  ['being played', `status = 'active'`],
  ['over', `status = 'completed'`],
])('a closed tournament that is %s closes no other', async (_, change) => {
  const tournament = await app().announce();
  await app().database.query(`update tournaments set registration_open = false, ${change} where id = $1`, [
    tournament.id,
  ]);
  expect(await isEverythingClosed()).toBe(false);
});

test.each([
  ['is being played', `status = 'active'`, 'This tournament is already being played'],
  ['is over', `status = 'completed'`, 'This tournament is over'],
  [
    'had its deadline yesterday',
    `registration_deadline = (now() at time zone 'America/New_York')::date - 1`,
    'The registration deadline for this tournament has passed',
  ],
])('nobody registers for a tournament that %s', async (_, change, reason) => {
  const tournament = await app().announce();
  const team = await teamOf(tournament.id);
  await app().database.query(`update tournaments set ${change} where id = $1`, [tournament.id]);
  expect(new Set(await everyRegistrationCall(tournament.id, team))).toEqual(new Set([`409 ${reason}`]));
  expect((await app().visitor().get(`/api/teams/invite/${team.invitationCode}`)).status).toBe(404);
});

test('registration lasts until the end of the day of the deadline', async () => {
  const tournament = await app().announce({ registrationDeadline: easternDay(new Date()) });
  expect((await app().visitor().post('/api/players', aFreeAgent(tournament.id))).status).toBe(201);
});
