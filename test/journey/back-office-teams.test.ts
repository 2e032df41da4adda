import { openApp, signedIn } from './app.ts';
import { audited, freeAgentOf, type Listed, listed, one, putSeen, remove, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();

async function whats(thing: string, id: number) {
  return (await audited(app(), thing, id)).map(({ what }) => what);
}

test('an organizer enters a team without a captain: placeholders, nobody on it, a code, and the audit says who did it', async () => {
  const { id: tournamentId } = await app().announce();
  const { status, body } = await app().organizer.post<Listed>('/api/admin/teams', {
    name: 'Late Five',
    tournamentId,
  });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      name: 'Late Five',
      captainId: null,
      captainName: 'Captain to be named',
      skillLevel: 'Here to Play',
      currentPlayers: 0,
      maxPlayers: 5,
      tournamentId,
      invitationCode: expect.stringMatching(/^TEAM-\w{6}-\d{3}$/),
      version: 1,
    },
  });
  const [entry] = await audited(app(), 'team', body.id);
  expect(entry).toMatchObject({
    what: 'created',
    who: 'organizer',
    after: { name: 'Late Five' },
    request_id: expect.any(String),
  });
  const again = await app().organizer.post('/api/admin/teams', { name: 'late  FIVE', tournamentId });
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('already registered')]);
});

test('without a tournament a team is entered for the July Cup 2025', async () => {
  const none = await app().organizer.post('/api/admin/teams', { name: 'Julys' });
  expect([none.status, none.body.errors]).toEqual([400, { tournamentId: 'Please select a tournament' }]);
  const { id: tournamentId } = await app().announce({ name: '3V3 July Cup 2025' });
  const { body } = await app().organizer.post<Listed>('/api/admin/teams', { name: 'Julys' });
  expect(body.tournamentId).toBe(tournamentId);
});

test.each([
  [{ name: ' ' }, { name: 'Team name is required' }],
  [{ name: 'Ok', captainEmail: 'nope' }, { captainEmail: 'Please enter a valid email address' }],
  [{ name: 'Ok', captainPhone: '12' }, { captainPhone: 'Captain phone must be at least 10 digits' }],
])('a sheet %j is refused on its field, new or changed', async (answers, errors) => {
  const { id: tournamentId } = await app().announce();
  const { body: team } = await app().organizer.post<Listed>('/api/admin/teams', { name: 'Sheets', tournamentId });
  const created = await app().organizer.post('/api/admin/teams', { ...answers, tournamentId });
  const changed = await app().organizer.put(`/api/admin/teams/${team.id}`, answers);
  expect([created.status, created.body.errors, changed.status, changed.body.errors]).toEqual([
    400,
    errors,
    400,
    errors,
  ]);
});

test("a full tournament keeps an organizer's team on the waiting list", async () => {
  const { id: tournamentId } = await app().announce({ maxTeams: 1 });
  const names = ['One', 'Two'];
  const teams = [];
  for (const name of names) {
    teams.push((await app().organizer.post<Listed>('/api/admin/teams', { name, tournamentId })).body.waitlisted);
  }
  expect(teams).toEqual([false, true]);
});

test('a change names only what it changes, and only that is in the audit', async () => {
  const { id: tournamentId } = await app().announce();
  const { id } = await teamOf(app(), tournamentId);
  const before = await one(app(), 'teams', id);
  const { status, body } = await app().organizer.put<Listed>(`/api/admin/teams/${id}`, { name: 'New Name' });
  expect([status, body]).toEqual([200, { ...before, name: 'New Name', version: Number(before.version) + 1 }]);
  const [entry] = await audited(app(), 'team', id);
  expect(entry).toMatchObject({ what: 'edited', before: { name: before.name }, after: { name: 'New Name' } });
  expect(Object.keys(entry?.after as object)).toEqual(['name']);
});

test('of two organizers who edit the same team the later one is told, and nothing is overwritten', async () => {
  const { id: tournamentId } = await app().announce();
  const { id } = await teamOf(app(), tournamentId);
  const seen = (await one(app(), 'teams', id)).version;
  const other = await signedIn(app().products[0].url);
  const first = await putSeen<Listed>(app().organizer, `/api/admin/teams/${id}`, { name: 'First' }, seen);
  const later = await putSeen(other, `/api/admin/teams/${id}`, { name: 'Later' }, seen);
  const laterInBody = await other.put(`/api/admin/teams/${id}`, { name: 'Later', version: seen });
  expect([first.status, later.status, laterInBody.status]).toEqual([200, 412, 412]);
  expect(later.body.message).toMatch(/^Somebody else has changed this team meanwhile/);
  expect(await one(app(), 'teams', id)).toMatchObject({ name: 'First' });
  const atOnce = await Promise.all(
    [app().organizer, other].map((organizer, number) =>
      putSeen(organizer, `/api/admin/teams/${id}`, { name: `Race ${number}` }, first.body.version),
    ),
  );
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

test('a captain is one of the roster, and the team is reached through them', async () => {
  const { id: tournamentId } = await app().announce();
  const { id, captain, roster } = await teamOf(app(), tournamentId, 2);
  const stranger = await freeAgentOf(app(), tournamentId);
  const wrong = await app().organizer.put(`/api/admin/teams/${id}/captain`, { playerId: stranger.id });
  expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringContaining('is not on')]);
  const next = roster[1];
  const { status, body } = await app().organizer.put<Listed>(`/api/admin/teams/${id}/captain`, {
    playerId: next?.id,
  });
  const person = await one(app(), 'players', next?.id ?? 0);
  expect([status, body]).toMatchObject([
    200,
    { captainId: next?.id, captainName: next?.name, captainEmail: person.email, captainPhone: person.phone },
  ]);
  expect(await whats('team', id)).toEqual(['captain assigned']);
  await app().mailbox.mailTo(String(person.email), /^Your captain's page/);
  expect((await app().organizer.put(`/api/admin/teams/${id}/captain`, {})).body.errors).toEqual({
    playerId: 'Please select a player',
  });
  expect((await one(app(), 'players', captain.id)).isCaptain).toBe(false);
});

test('a roster is changed by hand: in, over from another team, out; a sixth player is refused', async () => {
  const { id: tournamentId } = await app().announce();
  const [full, other] = [await teamOf(app(), tournamentId, 4), await teamOf(app(), tournamentId, 3)];
  const stranger = await freeAgentOf(app(), tournamentId);
  const add = (team: { id: number }, playerId: number | undefined) =>
    app().organizer.post<Listed & { message: string }>(`/api/admin/teams/${team.id}/players`, { playerId });
  expect((await add(full, stranger.id)).body).toMatchObject({ currentPlayers: 5 });
  const sixth = await add(full, other.roster[1]?.id);
  expect([sixth.status, sixth.body.message]).toEqual([409, 'This team is full']);
  expect((await one(app(), 'teams', other.id)).currentPlayers).toBe(3);
  expect((await add(other, full.roster[1]?.id)).body).toMatchObject({ id: other.id, currentPlayers: 4 });
  expect((await one(app(), 'teams', full.id)).currentPlayers).toBe(4);
  const gone = await remove<Listed>(app().organizer, `/api/admin/teams/${full.id}/players/${stranger.id}`);
  expect([gone.status, gone.body.currentPlayers]).toEqual([200, 3]);
  expect((await one(app(), 'players', stranger.id)).isIndividual).toBe(true);
  const [registration] = await listed(app(), 'tournament-registrations', { playerId: stranger.id });
  expect(await whats('registration', registration?.id ?? 0)).toEqual(['put on a roster', 'taken off a roster']);
  const sent = `select split_part(event, ':', 1) as kind from outgoing_mails where event ~ '^(placed:.*:${registration?.id}$|free-agent-again:\\d+:${registration?.id}:)' order by id`;
  expect(await app().database.query(sent)).toEqual([{ kind: 'placed' }, { kind: 'free-agent-again' }]);
});

test('a captain leaves a roster only when a successor is named, or when nobody is left to be one', async () => {
  const { id: tournamentId } = await app().announce();
  const { id, captain, roster } = await teamOf(app(), tournamentId, 2);
  const path = `/api/admin/teams/${id}/players`;
  const refused = await remove(app().organizer, `${path}/${captain.id}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('assign another captain first'),
  ]);
  expect((await remove(app().organizer, `${path}/${roster[1]?.id}`)).status).toBe(200);
  const last = await remove<Listed>(app().organizer, `${path}/${captain.id}`);
  expect(last.body).toMatchObject({ captainId: null, captainName: 'Captain to be named', currentPlayers: 0 });
});

test('a player of another tournament, or too old for the bracket, does not come on a roster', async () => {
  const divided = await app().announce({ isDividedByAge: true, date: '2099-06-01', ageYear: bornYearsAgo(0) });
  const other = await app().announce();
  const team = await teamOf(app(), divided.id, 1, { ageBracket: 'U13-U15', birthYear: bornYearsAgo(14) });
  const old = await freeAgentOf(app(), divided.id, { birthYear: bornYearsAgo(17), ageBracket: 'U16-U19' });
  const foreign = await freeAgentOf(app(), other.id);
  const add = async (playerId: number) =>
    (await app().organizer.post(`/api/admin/teams/${team.id}/players`, { playerId })).body.message;
  expect(await add(old.id)).toContain('is 17, too old for');
  expect(await add(foreign.id)).toContain('is not registered for the tournament');
});

test('ten organizers at once for one last place: one gets it, nobody sees an error', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 4);
  const strangers = await Promise.all(Array.from({ length: 10 }, () => freeAgentOf(app(), tournamentId)));
  const answers = await Promise.all(
    strangers.map(({ id: playerId }) => app().organizer.post(`/api/admin/teams/${team.id}/players`, { playerId })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('a deleted team leaves its players as free agents; one with games is withdrawn and stays on file', async () => {
  const { id: tournamentId } = await app().announce();
  const [plain, played] = [await teamOf(app(), tournamentId, 3), await teamOf(app(), tournamentId, 2)];
  await app().database.query(
    `insert into games (tournament_id, match_key, stage, round, team1_id, start_time, end_time, field)
     values ($1, 'x', 'group', 1, $2, now(), now() + interval '15 minutes', 'Field 1')`,
    [tournamentId, played.id],
  );
  const gone = await remove(app().organizer, `/api/admin/teams/${plain.id}`);
  expect([gone.status, gone.body]).toMatchObject([200, { id: plain.id, withdrawn: false, freeAgents: 3 }]);
  expect((await app().organizer.get(`/api/admin/teams/${plain.id}`)).status).toBe(404);
  for (const { id } of plain.roster) {
    expect(await one(app(), 'players', id)).toMatchObject({ isIndividual: true, tournamentId });
  }
  const withdrawn = await remove(app().organizer, `/api/admin/teams/${played.id}`);
  expect([withdrawn.status, withdrawn.body]).toMatchObject([200, { withdrawn: true, freeAgents: 2 }]);
  expect(await one(app(), 'teams', played.id)).toMatchObject({ isActive: false, currentPlayers: 0, captainId: null });
  expect([await whats('team', plain.id), await whats('team', played.id)]).toEqual([['deleted'], ['withdrawn']]);
});

test('a replaced code opens nothing any more, the new one does', async () => {
  const { id: tournamentId } = await app().announce();
  const { id, invitationCode } = await teamOf(app(), tournamentId);
  const { body } = await app().organizer.post<Listed>(`/api/admin/teams/${id}/invitation-code`, {});
  expect(body.invitationCode).not.toBe(invitationCode);
  const visitor = app().visitor();
  expect((await visitor.get(`/api/teams/invite/${invitationCode}`)).status).toBe(404);
  expect((await visitor.get(`/api/teams/invite/${body.invitationCode}`)).status).toBe(200);
  const audit = JSON.stringify(await audited(app(), 'team', id));
  expect(audit).toContain('invitation code replaced');
  expect(audit).not.toContain(String(body.invitationCode));
});

test('a letter reaches the captain; a team without one has nobody to write to', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId);
  const letter = { subject: 'Shin guards', text: 'Please bring them.\n\nSee you on Saturday.' };
  const sent = await app().organizer.post<{ sentTo: string }>(`/api/admin/teams/${team.id}/mail`, letter);
  const [mail] = await listed(app(), 'messages', { q: 'shin guards' });
  expect([sent.status, mail?.recipient]).toEqual([200, sent.body.sentTo]);
  const { body: bare } = await app().organizer.post<Listed>('/api/admin/teams', { name: 'No One', tournamentId });
  const refused = await app().organizer.post(`/api/admin/teams/${bare.id}/mail`, letter);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('no captain')]);
  const empty = await app().organizer.post(`/api/admin/teams/${team.id}/mail`, {});
  expect(empty.body.errors).toEqual({ subject: 'Subject is required', text: 'Message is required' });
});

test('what is not there is not found, and a team stays in its tournament', async () => {
  const [here, there] = [await app().announce(), await app().announce()];
  const { id } = await teamOf(app(), here.id);
  const moved = await app().organizer.put(`/api/admin/teams/${id}`, { tournamentId: there.id });
  expect([moved.status, moved.body.message]).toEqual([409, expect.stringContaining('stays in its tournament')]);
  const answers = [
    await app().organizer.put('/api/admin/teams/999999', { name: 'X' }),
    await remove(app().organizer, '/api/admin/teams/999999'),
    await app().organizer.put('/api/admin/teams/999999/captain', { playerId: 1 }),
    await app().organizer.post('/api/admin/teams/999999/players', { playerId: 1 }),
    await remove(app().organizer, `/api/admin/teams/${id}/players/999999`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
