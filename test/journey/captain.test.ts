import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

interface Page {
  readonly invitationCode: string;
  readonly acceptsFreeAgents: boolean;
  readonly players: readonly { readonly name: string }[];
  readonly requests: readonly { readonly id: number; readonly playerName: string }[];
  readonly invitations: readonly { readonly id: number; readonly email: string; readonly state: string }[];
}

/** A team that was just created, and the device its captain did it on. */
async function aLedTeam(answers: object = {}) {
  const { id: tournamentId } = await app().announce();
  const captain = app().visitor();
  const sent = aTeam(tournamentId, answers);
  const { body } = await captain.post<{ team: { id: number; invitationCode: string } }>('/api/teams', sent);
  const { id, invitationCode } = body.team;
  return { captain, id, invitationCode, tournamentId, email: sent.captainEmail, name: sent.name };
}

async function sealedLink(email: string, count = 1): Promise<string> {
  const mails = await app().mailbox.mailsTo(email, count);
  const links = mails.flatMap(({ text }) => /\/captain\/(\S+)/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}

const follow = (visitor: Visitor, sealed: string) =>
  visitor.post<{ teamId: number }>(`/api/captain-links/${sealed}`, {});

test('whoever created the team sees its page at once', async () => {
  const { captain, id } = await aLedTeam();
  const { status, body } = await captain.get<Page>(`/api/teams/${id}/captain`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ acceptsFreeAgents: true, requests: [], invitations: [] });
  expect(body.players).toHaveLength(1);
});

test('the page holds these fields, and no contact of anybody on it', async () => {
  const { captain, id, tournamentId, invitationCode } = await aLedTeam();
  const mate = aJoiner(invitationCode);
  await app().visitor().post('/api/players/join-via-invitation', mate);
  await app()
    .visitor()
    .post('/api/players', aFreeAgent(tournamentId, { requestedTeamId: id }));
  const { body } = await captain.get<Page>(`/api/teams/${id}/captain`);
  expect(Object.keys(body.players[1] ?? {}).sort()).toEqual([
    'id',
    'isCaptain',
    'isKnown',
    'name',
    'reachedAt',
    'skillLevel',
    'waiverSigned',
    'waiverState',
  ]);
  expect(Object.keys(body.requests[0] ?? {}).sort()).toEqual([
    'birthYear',
    'id',
    'playerName',
    'requestedAt',
    'skillLevel',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/@|555-/);
});

test('another device gets in by the link of the mail, and by nothing else', async () => {
  const { id, email } = await aLedTeam();
  const device = app().visitor();
  expect(await device.get(`/api/teams/${id}/captain`)).toMatchObject({ status: 404 });
  expect(await follow(device, await sealedLink(email))).toMatchObject({ status: 200, body: { teamId: id } });
  expect((await device.get(`/api/teams/${id}/captain`)).status).toBe(200);
  expect(await follow(app().visitor(), 'Zm9yZ2Vk.x.y')).toMatchObject({
    status: 404,
    body: { message: 'This link no longer works. Please ask for a new one.' },
  });
});

test('a new link ends the old one, and shuts out whoever came by it', async () => {
  const { captain, id, email } = await aLedTeam();
  const device = app().visitor();
  const first = await sealedLink(email);
  await follow(device, first);
  expect((await captain.post(`/api/teams/${id}/captain-link`, {})).status).toBe(200);
  expect((await device.get(`/api/teams/${id}/captain`)).status).toBe(404);
  expect((await captain.get(`/api/teams/${id}/captain`)).status).toBe(200);
  expect((await follow(device, first)).status).toBe(404);
  expect((await follow(device, await sealedLink(email, 2))).status).toBe(200);
});

test('once the tournament is over the link leads nowhere', async () => {
  const { email, tournamentId } = await aLedTeam();
  await app().database.query(`update tournaments set status = 'completed' where id = $1`, [tournamentId]);
  expect((await follow(app().visitor(), await sealedLink(email))).status).toBe(404);
});

test('asking for the link answers everybody alike', async () => {
  const { email } = await aLedTeam();
  await app().mailbox.mailsTo(email);
  const [known, unknown] = [
    await app().visitor().post('/api/captain-links', { email: email.toUpperCase() }),
    await app().visitor().post('/api/captain-links', { email: 'nobody@family.example' }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await app().mailbox.mailsTo(email, 2)).at(-1)?.subject).toContain("Your captain's page");
});

test('the Player ID page sends it to the address on file, for that player alone', async () => {
  const { captain, email } = await aLedTeam();
  const found = await app().database.query<{ id: number }>('select id from players where email = $1', [email]);
  const path = `/api/players/${found[0]?.id}/captain-link`;
  expect((await app().visitor().post(path, {})).status).toBe(404);
  expect((await captain.post(path, {})).status).toBe(200);
  await app().mailbox.mailsTo(email, 2);
});

test('a captain answers requests of the own team, and of no other', async () => {
  const one = await aLedTeam();
  const other = await aLedTeam();
  await app()
    .visitor()
    .post('/api/players', aFreeAgent(one.tournamentId, { requestedTeamId: one.id }));
  const { body } = await one.captain.get<Page>(`/api/teams/${one.id}/captain`);
  const requestId = body.requests[0]?.id;
  const answer = { answer: 'accepted' };
  const unknown = await other.captain.post(`/api/teams/${other.id}/join-requests/999999`, answer);
  const foreign = await other.captain.post(`/api/teams/${other.id}/join-requests/${requestId}`, answer);
  expect([foreign.status, foreign.body.message]).toEqual([unknown.status, unknown.body.message]);
  expect(foreign.status).toBe(404);
  const accepted = await one.captain.post<Page>(`/api/teams/${one.id}/join-requests/${requestId}`, answer);
  expect(accepted.body).toMatchObject({ requests: [], currentPlayers: 2 });
});

test('every call on a foreign team is answered as one on a team that is not there', async () => {
  const { captain } = await aLedTeam();
  const { id } = await aLedTeam();
  const calls = (team: number) => [
    captain.get(`/api/teams/${team}/captain`),
    captain.post(`/api/teams/${team}/invitations`, { emails: ['a@family.example'] }),
    captain.call(`/api/teams/${team}/invitations/1`, { method: 'DELETE' }),
    captain.post(`/api/teams/${team}/invitation-code`, {}),
    captain.post(`/api/teams/${team}/captain-link`, {}),
    captain.put(`/api/teams/${team}/free-agents`, { acceptsFreeAgents: false }),
    captain.post(`/api/teams/${team}/join-requests/1`, { answer: 'accepted' }),
  ];
  const told = async (team: number) =>
    (await Promise.all(calls(team))).map(({ status, body }) => [status, Object.assign({}, body, { requestId: '' })]);
  expect(await told(id)).toEqual(await told(987_654));
  expect(new Set((await told(id)).map(([status]) => status))).toEqual(new Set([404]));
});

test('invitations are sent from the page, taken back, and named with what became of them', async () => {
  const { captain, id } = await aLedTeam();
  const emails = ['page-a@friends.example', 'page-b@friends.example'];
  const sent = await captain.post<Page & { sent: string[] }>(`/api/teams/${id}/invitations`, { emails });
  expect(sent.body).toMatchObject({ sent: emails, skipped: [] });
  expect(sent.body.invitations.map(({ email, state }) => [email, state])).toEqual(
    emails.map((email) => [email, 'sent']),
  );
  await app().mailbox.mailsTo('page-a@friends.example');
  const first = sent.body.invitations[0]?.id;
  const { body } = await captain.call<Page>(`/api/teams/${id}/invitations/${first}`, { method: 'DELETE' });
  expect(body.invitations.map(({ state }) => state)).toEqual(['cancelled', 'sent']);
  expect(Object.keys(body.invitations[0] ?? {}).sort()).toEqual(['email', 'endsAt', 'id', 'sentAt', 'state']);
});

test('a replaced code lets nobody in any more', async () => {
  const { captain, id, invitationCode } = await aLedTeam();
  const { body } = await captain.post<Page>(`/api/teams/${id}/invitation-code`, {});
  expect(body.invitationCode).not.toBe(invitationCode);
  expect((await app().visitor().get(`/api/teams/invite/${invitationCode}`)).status).toBe(404);
  const late = aJoiner(invitationCode);
  expect((await app().visitor().post('/api/players/join-via-invitation', late)).status).toBe(404);
  expect((await app().visitor().get(`/api/teams/invite/${body.invitationCode}`)).status).toBe(200);
});

test('a captain says no to free agents; a word that is neither yes nor no is refused', async () => {
  const { captain, id } = await aLedTeam();
  expect((await captain.put(`/api/teams/${id}/free-agents`, { acceptsFreeAgents: 'no' })).status).toBe(400);
  const { body } = await captain.put<Page>(`/api/teams/${id}/free-agents`, { acceptsFreeAgents: false });
  expect(body.acceptsFreeAgents).toBe(false);
});

test('an organizer may do the same', async () => {
  const { id } = await aLedTeam();
  expect((await app().organizer.get(`/api/teams/${id}/captain`)).status).toBe(200);
  expect((await app().organizer.put(`/api/teams/${id}/free-agents`, { acceptsFreeAgents: false })).status).toBe(200);
});

test('a team name that holds an address of the web is no link in the mail', async () => {
  const name = `Win at evil.example ${Date.now()}`;
  const { email } = await aLedTeam({ name });
  const [mail] = await app().mailbox.mailsTo(email);
  expect(mail?.text).toContain('Win at evil example');
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example');
});

test('a team that its captain withdraws before it has a game has no page of games any more', async () => {
  const { captain, id } = await aLedTeam();
  const page = () => app().visitor().get(`/api/teams/${id}/games`);
  expect((await page()).status).toBe(200);
  expect((await captain.post(`/api/teams/${id}/withdraw`, { confirm: true })).status).toBe(200);
  expect((await page()).status).toBe(404);
});
