import { openApp, signedIn } from './app.ts';
import { audited, freeAgentOf, type Listed, listed, one, putSeen, remove, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();

const post = (answers: object) =>
  app().organizer.post<Listed & { message: string; errors?: object }>('/api/admin/players', answers);
const put = (id: number, answers: object) =>
  app().organizer.put<Listed & { message: string; errors?: object }>(`/api/admin/players/${id}`, answers);

async function whats(thing: string, id: unknown) {
  return (await audited(app(), thing, Number(id))).map(({ what }) => what);
}

test('a player with a name alone gets what is usual, and is registered nowhere', async () => {
  const { status, body } = await post({ name: 'Only Name' });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      name: 'Only Name',
      birthYear: 2005,
      skillLevel: 'Here to Play',
      currentClub: 'None',
      teamId: null,
      tournament: null,
      paymentMethod: null,
      paymentConfirmed: false,
    },
  });
  expect(await whats('player', body.id)).toEqual(['created']);
});

test.each([
  [{}, { name: 'Name is required' }],
  [{ name: 'A', email: 'nope' }, { email: 'Please enter a valid email address' }],
  [{ name: 'A', birthYear: 1989 }, { birthYear: `Birth year must be between 1990 and ${bornYearsAgo(0)}` }],
  [{ name: 'A', phone: '123' }, { phone: 'Phone must be at least 10 digits' }],
])('a sheet %j is refused on its field', async (answers, errors) => {
  const { status, body } = await post(answers);
  expect([status, body.errors]).toEqual([400, errors]);
});

test('a player with a team is registered there; the family is told, and the waiver is flagged as unsigned', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId);
  const { body } = await post({ name: 'Ada New', email: 'ada@family.example', phone: '973-555-9911', teamId: team.id });
  expect(body).toMatchObject({
    teamId: team.id,
    teamName: team.name,
    tournamentId,
    paymentMethod: 'venmo',
    amountCents: 4000,
    flags: ['too-old', 'unsigned-waiver'],
  });
  expect(await listed(app(), 'messages', { q: 'ada@family.example' })).not.toHaveLength(0);
  const again = await post({ name: 'ADA  new', phone: '(973) 555 9911', birthYear: 2005, teamId: team.id });
  expect([again.status, again.body.message]).toEqual([
    409,
    expect.stringContaining('already registered for this tournament'),
  ]);
});

test('a known person is joined to the record, never duplicated', async () => {
  const [one_, two] = [await app().announce(), await app().announce()];
  const first = await post({ name: 'Twice Here', phone: '973-555-2233', tournamentId: one_.id });
  const second = await post({ name: 'twice here', phone: '9735552233', tournamentId: two.id });
  expect(second.body.id).toBe(first.body.id);
  expect(await listed(app(), 'tournament-registrations', { playerId: first.body.id })).toHaveLength(2);
  const third = await post({ name: 'Twice Here', phone: '973-555-2233' });
  expect([third.status, third.body.message]).toEqual([409, expect.stringContaining('already on file')]);
});

test('a change of the person, the team and the way of paying is kept, each in the audit', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId);
  const player = await freeAgentOf(app(), tournamentId);
  const { status, body } = await put(player.id, {
    currentClub: 'Union',
    teamId: team.id,
    paymentMethod: 'credit_card',
  });
  expect([status, body]).toMatchObject([
    200,
    { name: player.name, currentClub: 'Union', teamId: team.id, paymentMethod: 'credit_card', amountCents: 4200 },
  ]);
  expect((await audited(app(), 'player', player.id))[0]).toMatchObject({
    what: 'edited',
    before: { currentClub: 'Ironbound SC' },
    after: { currentClub: 'Union' },
  });
  expect(await whats('registration', body.registrationId)).toEqual(['put on a roster', 'payment method']);
  expect((await put(player.id, { teamId: null })).body).toMatchObject({ teamId: null, isIndividual: true });
});

test('a captain whose phone changes is reached there by the team as well', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId);
  await put(team.captain.id, { phone: '862-555-4400' });
  expect(await one(app(), 'teams', team.id)).toMatchObject({ captainPhone: '862-555-4400' });
});

test('of two organizers who edit the same player the later one is told, also when the payment was what changed', async () => {
  const { id: tournamentId } = await app().announce();
  const { id } = await freeAgentOf(app(), tournamentId);
  const other = await signedIn(app().products[0].url);
  const seen = (await one(app(), 'players', id)).version;
  expect((await putSeen(app().organizer, `/api/admin/players/${id}`, { currentClub: 'First' }, seen)).status).toBe(200);
  const later = await putSeen(other, `/api/admin/players/${id}`, { currentClub: 'Later' }, seen);
  expect([later.status, later.body.message]).toEqual([
    412,
    expect.stringContaining('Somebody else has changed this player'),
  ]);
  const next = (await one(app(), 'players', id)).version;
  const payment = () => putSeen(other, `/api/admin/players/${id}/payment`, { paymentMethod: 'Cash' }, next);
  expect([(await payment()).status, (await payment()).status]).toEqual([200, 412]);
  expect((await putSeen(app().organizer, `/api/admin/players/${id}`, { league: 'X' }, next)).status).toBe(412);
  expect(await one(app(), 'players', id)).toMatchObject({
    currentClub: 'First',
    league: null,
    paymentConfirmed: true,
  });
});

test.each([
  ['Venmo', 'venmo', null],
  ['credit_card', 'credit_card', null],
  ['Cash', 'cash', null],
  ['Apple Pay', 'other', 'Apple Pay'],
])('a payment by %s is confirmed by whoever says so', async (paymentMethod, method, text) => {
  const { id: tournamentId } = await app().announce();
  const { id } = await freeAgentOf(app(), tournamentId);
  const path = `/api/admin/players/${id}/payment`;
  const { body } = await app().organizer.put<Listed>(path, { paymentMethod, paymentConfirmed: true });
  expect(body).toMatchObject({
    paymentConfirmed: true,
    paymentMethod: method,
    paymentMethodText: text,
    paymentStatus: 'paid',
  });
  const registration = await one(app(), 'tournament-registrations', Number(body.registrationId));
  expect(registration).toMatchObject({
    paymentConfirmedBy: 'organizer',
    paymentConfirmedAt: expect.stringMatching(/Z$/),
  });
  expect(await whats('registration', registration.id)).toEqual(['payment paid']);
  const back = await app().organizer.put<Listed>(path, { paymentMethod, paymentConfirmed: false });
  expect(back.body).toMatchObject({ paymentConfirmed: false, paymentStatus: 'pending' });
});

test('a payment without a method, or of somebody registered nowhere, is refused in words', async () => {
  const { body } = await post({ name: 'Registered Nowhere' });
  const path = `/api/admin/players/${body.id}/payment`;
  expect((await app().organizer.put(path, {})).body.errors).toEqual({ paymentMethod: 'Payment method is required' });
  const refused = await app().organizer.put(path, { paymentMethod: 'Cash' });
  expect([refused.status, refused.body.message]).toEqual([409, 'This player is not registered for a tournament yet']);
});

test('an erased player is gone, the goals stay as those of a removed player, and the audit does not name the person', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 2);
  const [, scorer] = team.roster;
  const [game] = await app().database.query<{ id: number }>(
    `insert into games (tournament_id, match_key, stage, round, team1_id, start_time, end_time, field)
     values ($1, 'g', 'group', 1, $2, now(), now() + interval '15 minutes', 'Field 1') returning id`,
    [tournamentId, team.id],
  );
  await app().database.query('insert into player_goals (game_id, player_id, team_id, minute) values ($1, $2, $3, 5)', [
    game?.id,
    scorer?.id,
    team.id,
  ]);
  const gone = await remove(app().organizer, `/api/admin/players/${scorer?.id}`);
  expect([gone.status, gone.body]).toEqual([200, { id: scorer?.id, registrations: 1, goals: 1 }]);
  expect((await app().organizer.get(`/api/admin/players/${scorer?.id}`)).status).toBe(404);
  const goals = await app().database.query('select player_id, minute from player_goals where game_id = $1', [game?.id]);
  expect(goals).toEqual([{ player_id: null, minute: 5 }]);
  expect((await one(app(), 'teams', team.id)).currentPlayers).toBe(1);
  expect(JSON.stringify(await audited(app(), 'player', scorer?.id ?? 0))).not.toContain(scorer?.name);
});

test('a captain is erased only after a successor was named', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 2);
  const refused = await remove(app().organizer, `/api/admin/players/${team.captain.id}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('assign another captain first'),
  ]);
  await app().organizer.put(`/api/admin/teams/${team.id}/captain`, { playerId: team.roster[1]?.id });
  expect((await remove(app().organizer, `/api/admin/players/${team.captain.id}`)).status).toBe(200);
});

test('the plain address of the players answers what the back office lists, to organizers alone', async () => {
  const all = await app().organizer.get<Listed[]>('/api/players?range=[0,1]');
  expect([all.status, all.body.length]).toEqual([200, 2]);
  expect(all.headers.get('Content-Range')).toMatch(/^players 0-1\/\d+$/);
  expect((await app().visitor().get('/api/players')).status).toBe(401);
});
