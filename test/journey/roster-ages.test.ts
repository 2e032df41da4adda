import { openApp } from './app.ts';
import { freeAgentOf, one, type Person, teamOf } from './records.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

type Told = { readonly message: string };
type Asked = { readonly player: Person; readonly joinRequest: { readonly id: number } | null };
const old = { birthYear: bornYearsAgo(16), ageBracket: 'U16-U19' };
const yearBelow = { birthYear: bornYearsAgo(9), ageBracket: 'U7-U9' };

async function divided(): Promise<number> {
  return (await app().announce({ isDividedByAge: true, ageYear: bornYearsAgo(0) })).id;
}

const littleTeam = (tournamentId: number, players = 1) =>
  teamOf(app(), tournamentId, players, { ageBracket: 'U7-U9', birthYear: bornYearsAgo(8) });

/** A team of U10-U12 with so many who are a year younger, beside its captain of 11. */
async function teamWithYounger(tournamentId: number, younger: number) {
  const captain = app().visitor();
  const sent = aTeam(tournamentId, { ageBracket: 'U10-U12', birthYear: bornYearsAgo(11) });
  const { body } = await captain.post<{ team: { id: number; name: string; invitationCode: string } }>(
    '/api/teams',
    sent,
  );
  for (let number = 0; number < younger; number += 1) {
    const joined = await join(body.team.invitationCode, bornYearsAgo(9));
    expect(joined.status).toBe(201);
  }
  return { ...body.team, visitor: captain, email: sent.captainEmail };
}

const join = (code: string, birthYear: number) =>
  app().visitor().post<Told>('/api/players/join-via-invitation', aJoiner(code, { birthYear }));

const ask = (tournamentId: number, requestedTeamId: number, answers: object) =>
  app()
    .visitor()
    .post<Asked & Told>('/api/players', aFreeAgent(tournamentId, { ...answers, requestedTeamId }));

/** Somebody of last year who asks, with the phone they came with then. */
async function returning(answers: object): Promise<{ readonly phone: Visitor; readonly id: number }> {
  const phone = app().visitor();
  const { id: before } = await app().announce();
  const { body } = await phone.post<Asked>('/api/players', aFreeAgent(before, answers));
  return { phone, id: body.player.id };
}

test('nobody of 16 comes onto a roster of U7-U9, by whatever door', async () => {
  const tournamentId = await divided();
  const team = await littleTeam(tournamentId);
  const { phone, id } = await returning(old);
  const free = await freeAgentOf(app(), tournamentId, old);
  const again = { id, tournamentId, ageBracket: 'U16-U19', paymentMethod: 'venmo', acceptTerms: true };
  const tries = [
    await ask(tournamentId, team.id, old),
    await join(team.invitationCode, old.birthYear),
    await phone.post<Told>('/api/players/re-register', { ...again, teamOption: 'join', newTeamId: team.id }),
    await app().organizer.post<Told>(`/api/admin/teams/${team.id}/players`, { playerId: free.id }),
    await app()
      .visitor()
      .post<Told>('/api/teams', aTeam(tournamentId, { ...old, ageBracket: 'U7-U9' })),
  ];
  expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 409, 400]);
  for (const { body } of tries) expect(body.message).toContain('too old for');
  expect(await one(app(), 'teams', team.id)).toMatchObject({ currentPlayers: 1 });
});

test('a request that was asked before the team was moved is refused when it is accepted', async () => {
  const tournamentId = await divided();
  const team = await teamWithYounger(tournamentId, 0);
  const { body: asked } = await ask(tournamentId, team.id, { birthYear: bornYearsAgo(12), ageBracket: 'U10-U12' });
  const { version } = await one(app(), 'teams', team.id);
  await app().organizer.call(`/api/admin/teams/${team.id}`, {
    method: 'PUT',
    body: JSON.stringify({ ageBracket: 'U7-U9' }),
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${String(version)}"` },
  });
  const path = `/api/teams/${team.id}/join-requests/${asked.joinRequest?.id}`;
  const { status, body } = await team.visitor.post<Told>(path, { answer: 'accepted' });
  expect([status, body.message]).toEqual([409, expect.stringContaining(`is 12, too old for ${team.name} in U7-U9`)]);
});

test('two play up and no third, by whatever door; a request says so and the captain is told', async () => {
  const tournamentId = await divided();
  const team = await teamWithYounger(tournamentId, 1);
  const { body: second } = await ask(tournamentId, team.id, yearBelow);
  const { body: third } = await ask(tournamentId, team.id, yearBelow);
  const answer = (id: number | undefined) =>
    team.visitor.post<Told>(`/api/teams/${team.id}/join-requests/${id}`, { answer: 'accepted' });
  expect((await answer(second.joinRequest?.id)).status).toBe(200);
  const free = await freeAgentOf(app(), tournamentId, yearBelow);
  const tries = [
    await answer(third.joinRequest?.id),
    await join(team.invitationCode, bornYearsAgo(9)),
    await ask(tournamentId, team.id, yearBelow),
    await app().organizer.post<Told>(`/api/admin/teams/${team.id}/players`, { playerId: free.id }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([409, 400, 400, 409]);
  for (const { body } of tries) expect(body.message).toContain('2 younger players are on this roster already');
  const [seen] = await app().database.query<{ ageBracket: string; flags: string[] }>(
    'select age_bracket as "ageBracket", flags from tournament_registrations where player_id = $1',
    [second.player.id],
  );
  expect(seen).toMatchObject({ ageBracket: 'U10-U12', flags: expect.arrayContaining(['plays-up']) });
  const letters = await app().mailbox.mailsTo(team.email, 4);
  expect(letters.filter(({ text }) => text.includes('is younger than U10-U12 and plays up'))).toHaveLength(3);
});

test('more than a year younger plays up by the organizers alone, who move the whole team', async () => {
  const tournamentId = await divided();
  const team = await teamWithYounger(tournamentId, 0);
  const { status, body } = await join(team.invitationCode, bornYearsAgo(8));
  expect([status, body.message]).toEqual([400, 'A player of 8 is too young for U10-U12']);
});
