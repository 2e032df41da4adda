import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import type { Visitor } from './visitor.ts';

type TeamReceipt = {
  readonly team: { readonly id: number; readonly name: string; readonly invitationCode: string };
  readonly captain: { readonly id: number; readonly name: string };
};
type Invited = { readonly sent: readonly string[]; readonly skipped: readonly { readonly email: string }[] };
type ShownTeam = { readonly id: number; readonly currentPlayers: number; readonly playerCount: number };

const app = openApp();

async function create(captain: Visitor, tournamentId: number, answers: object = {}): Promise<TeamReceipt> {
  const { status, body } = await captain.post<TeamReceipt>('/api/teams', aTeam(tournamentId, answers));
  expect(status).toBe(201);
  return body;
}

async function joins(invitationCode: string, answers: object = {}) {
  return app().visitor().post('/api/players/join-via-invitation', aJoiner(invitationCode, answers));
}

async function listed(teamId: number): Promise<ShownTeam | undefined> {
  const { body } = await app().visitor().get<ShownTeam[]>('/api/teams');
  return body.find(({ id }) => id === teamId);
}

async function expireInvitations(teamId: number): Promise<void> {
  await app().database.query(`update invitations set expires_at = now() where team_id = $1`, [teamId]);
}

test('a team fills up: the captain invites, four join by the code, the next is told that it is full', async () => {
  const [tournament, captain] = [await app().announce({ name: 'Fall Cup' }), app().visitor()];
  const inviteEmails = ['Mia@friends.example', 'leo@friends.example'];
  const { team } = await create(captain, tournament.id, { name: 'Green Foxes', inviteEmails });

  const [mail] = await app().mailbox.mailsTo('mia@friends.example');
  expect(mail?.subject).toBe('Join Green Foxes - Fall Cup');
  expect(mail?.text).toContain(`/invite/${team.invitationCode}`);
  expect(mail?.html).toContain(`/invite/${team.invitationCode}`);
  const { body: again } = await captain.post<Invited>('/api/invitations/send', {
    teamId: team.id,
    emails: inviteEmails,
  });
  expect(again).toEqual({ sent: inviteEmails, delayed: null, skipped: [] });

  expect((await joins(team.invitationCode, { email: 'MIA@friends.example' })).status).toBe(201);
  for (const place of [3, 4, 5]) {
    expect((await joins(team.invitationCode.toLowerCase())).status).toBe(201);
    expect(await listed(team.id)).toMatchObject({ currentPlayers: place, playerCount: place, maxPlayers: 5 });
  }
  expect(await joins(team.invitationCode)).toMatchObject({ status: 409, body: { message: 'This team is full' } });
  expect(await app().visitor().get(`/api/teams/invite/${team.invitationCode}`)).toMatchObject({
    status: 404,
    body: { message: 'Invalid invitation code' },
  });
  const invitations = await app().database.query(
    'select email, is_used from invitations where team_id = $1 order by id',
    [team.id],
  );
  expect(invitations).toEqual([
    { email: 'Mia@friends.example', is_used: true },
    { email: 'leo@friends.example', is_used: false },
  ]);
  await app().mailbox.mailsTo('leo@friends.example');
  const letters = await app().database.query(
    `select recipient from outgoing_mails where subject = 'Join Green Foxes - Fall Cup'`,
  );
  expect(letters).toHaveLength(2);
});

test("a captain's invitation never carries a web address into a subject line", async () => {
  const [tournament, captain] = [await app().announce({ name: 'Winter Cup' }), app().visitor()];
  const name = 'Win https://evil.example/now bit.ly/x free.tickets evil.com';
  const { team } = await create(captain, tournament.id, { name, inviteEmails: ['subject@friends.example'] });
  const [mail] = await app().mailbox.mailsTo('subject@friends.example');
  expect(mail?.subject).toMatch(/^Join .+ - Winter Cup$/);
  expect(mail?.subject).not.toMatch(/:\/\/|\p{L}\.\p{L}/u);
  const subjects = await app().database.query<{ subject: string }>(
    'select subject from outgoing_mails where event = $1',
    [`team-created:${team.id}`],
  );
  expect(subjects[0]?.subject).not.toMatch(/:\/\/|\p{L}\.\p{L}/u);
});

test('only the captain and an organizer may send invitations', async () => {
  const [tournament, captain, otherCaptain] = [await app().announce(), app().visitor(), app().visitor()];
  const { team } = await create(captain, tournament.id);
  await create(otherCaptain, tournament.id);
  const ask = { teamId: team.id, emails: ['zoe@friends.example'] };
  const notFound = { status: 404, body: { message: 'Team not found' } };
  expect(await app().visitor().post('/api/invitations/send', ask)).toMatchObject(notFound);
  expect(await otherCaptain.post('/api/invitations/send', ask)).toMatchObject(notFound);
  expect(await captain.post('/api/invitations/send', { ...ask, teamId: 99_999 })).toMatchObject(notFound);
  expect(await app().organizer.post('/api/invitations/send', ask)).toMatchObject({
    status: 200,
    body: { sent: ['zoe@friends.example'] },
  });
});

test('a captain invites four at once, as many as there are open places, and once the mail is opened twelve in all', async () => {
  const [tournament, captain] = [await app().announce(), app().visitor()];
  const captainEmail = 'four.at.once@family.example';
  const { team } = await create(captain, tournament.id, { captainEmail });
  const friends = (wave: number) => ['a', 'b', 'c', 'd'].map((name) => `${name}${wave}@wave.example`);
  const invite = (emails: readonly string[]) =>
    captain.post<Invited>('/api/invitations/send', { teamId: team.id, emails });

  expect(await invite([...friends(1), 'fifth@wave.example'])).toMatchObject({
    status: 400,
    body: { errors: { emails: 'You can invite up to 4 players at once' } },
  });
  expect((await invite(friends(1))).body.sent).toEqual(friends(1));
  const { body: noPlaceLeft } = await invite(['fifth@wave.example']);
  expect(noPlaceLeft).toMatchObject({ sent: [], skipped: [{ email: 'fifth@wave.example' }] });
  const [letter] = await app().mailbox.mailsTo(captainEmail);
  const link = /\/captain\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect((await captain.post(`/api/captain-links/${link}`, {})).status).toBe(200);
  for (const wave of [2, 3]) {
    await expireInvitations(team.id);
    expect((await invite(friends(wave))).body.sent).toEqual(friends(wave));
  }
  await expireInvitations(team.id);
  expect((await invite(friends(4))).body).toMatchObject({ sent: [], skipped: friends(4).map((email) => ({ email })) });
});

test('whoever sends their own team once more is told at its name that it is theirs, and nobody else is', async () => {
  const [tournament, captain] = [await app().announce(), app().visitor()];
  const sent = aTeam(tournament.id, { name: `Once More ${tournament.id}` });
  const { team } = await create(captain, tournament.id, sent);
  const theirs = 'Your team "Once More';
  const own = { errors: { name: expect.stringContaining(theirs) }, details: { ownTeamId: team.id } };
  expect(await captain.post('/api/teams', { ...sent, captainName: 'Typed Otherwise' })).toMatchObject({
    status: 409,
    body: own,
  });
  expect(await app().visitor().post('/api/teams', sent)).toMatchObject({ status: 409, body: own });
  const stranger = await app()
    .visitor()
    .post<object>('/api/teams', { ...sent, captainEmail: 'other@stranger.example' });
  expect([stranger.status, JSON.stringify(stranger.body)]).toEqual([409, expect.not.stringContaining('ownTeamId')]);
  expect(stranger.body).toMatchObject({
    message: `A team named "Once More ${tournament.id}" is already registered for this tournament`,
  });
});

test('a refused team leaves nothing behind', async () => {
  const tournament = await app().announce();
  const before = await app().database.query('select count(*) from players');
  const team = aTeam(tournament.id, { name: 'Twice The Fun' });
  await create(app().visitor(), tournament.id, team);
  const namesake = aTeam(tournament.id, { name: 'TWICE the fún' });
  expect((await app().visitor().post('/api/teams', namesake)).status).toBe(409);
  const registeredCaptain = { ...team, name: 'Another Name' };
  expect(await app().visitor().post('/api/teams', registeredCaptain)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already registered for this tournament') },
  });
  const after = await app().database.query('select count(*) from players');
  expect(Number(after[0]?.count) - Number(before[0]?.count)).toBe(1);
});

test('a known person who creates a team becomes its captain under the record on file', async () => {
  const [one, other] = [await app().announce(), await app().announce()];
  const person = aFreeAgent(one.id, { name: 'Sofia Rossi' });
  const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players', person);
  const { captain } = await create(app().visitor(), other.id, {
    captainName: 'SOFIA  ROSSI',
    captainPhone: `+1 ${person.phone}`,
    birthYear: person.birthYear,
  });
  expect(captain.id).toBe(body.player.id);
});
