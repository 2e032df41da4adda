import { openApp } from './app.ts';
import { freeAgentOf, type Listed, listed, one, putSeen, teamOf } from './records.ts';
import { bornYearsAgo } from './samples.ts';

const app = openApp();

const divided = () => app().announce({ isDividedByAge: true });
type Added = Listed & { readonly errors?: Readonly<Record<string, string>> };

async function registered(answers: object) {
  return app().organizer.post<Added>('/api/admin/tournament-registrations', {
    paymentMethod: 'cash',
    teamOption: 'individual',
    ...answers,
  });
}

async function playerOf(age: number | null): Promise<number> {
  const { body } = await app().organizer.post<Listed>('/api/admin/players', { name: `Aged ${age} ${Math.random()}` });
  await app().database.query('update players set birth_year = $2 where id = $1', [
    body.id,
    age === null ? null : bornYearsAgo(age),
  ]);
  return body.id;
}

test('a registration for a divided tournament takes the bracket asked for, else that of the age, and nobody plays down', async () => {
  const { id: tournamentId } = await divided();
  const chosen = await registered({ playerId: await playerOf(11), tournamentId, ageBracket: 'U13-U15' });
  expect([chosen.status, chosen.body.ageBracket, chosen.body.flags]).toEqual([
    201,
    'U13-U15',
    expect.arrayContaining(['plays-up']),
  ]);
  expect((await registered({ playerId: await playerOf(11), tournamentId })).body.ageBracket).toBe('U10-U12');
  const down = await registered({ playerId: await playerOf(14), tournamentId, ageBracket: 'U10-U12' });
  expect([down.status, down.body.errors]).toEqual([400, { ageBracket: 'A player of 14 is too old for U10-U12' }]);
  const unknown = await registered({ playerId: await playerOf(null), tournamentId });
  expect([unknown.status, unknown.body.errors]).toEqual([
    400,
    { ageBracket: 'Age bracket is required for tournament registration' },
  ]);
});

test('a team founded by hand plays in the bracket asked for', async () => {
  const { id: tournamentId } = await divided();
  const answers = { tournamentId, teamOption: 'new', newTeamName: 'Playing Up', ageBracket: 'U13-U15' };
  expect((await registered({ ...answers, playerId: await playerOf(12) })).body.ageBracket).toBe('U13-U15');
  expect(await listed(app(), 'teams', { tournamentId })).toMatchObject([{ name: 'Playing Up', ageBracket: 'U13-U15' }]);
  const far = await registered({ ...answers, newTeamName: 'Far Up', playerId: await playerOf(10) });
  expect(far.status).toBe(409);
});

test('the bracket of a player without a team is changed on the player, and noted', async () => {
  const { id: tournamentId } = await divided();
  const { id } = await freeAgentOf(app(), tournamentId, { birthYear: bornYearsAgo(11), ageBracket: 'U10-U12' });
  const { version } = await one(app(), 'players', id);
  const path = `/api/admin/players/${id}`;
  const changed = await putSeen<Listed>(app().organizer, path, { ageBracket: 'U13-U15' }, version);
  expect([changed.status, changed.body.ageBracket, changed.body.flags]).toEqual([
    200,
    'U13-U15',
    expect.arrayContaining(['plays-up']),
  ]);
  const down = await app().organizer.put(path, { ageBracket: 'U7-U9' });
  expect([down.status, down.body.errors]).toEqual([400, { ageBracket: 'A player of 11 is too old for U7-U9' }]);
  const [noted] = await listed(app(), 'audit', { thing: 'registration', recordId: changed.body.registrationId });
  expect(noted).toMatchObject({ what: 'age bracket', from: { ageBracket: 'U10-U12' }, to: { ageBracket: 'U13-U15' } });
});

test('whoever is on a team plays in its bracket', async () => {
  const { id: tournamentId } = await divided();
  const team = await teamOf(app(), tournamentId, 1, {
    name: 'Bracket Owls',
    ageBracket: 'U13-U15',
    birthYear: bornYearsAgo(14),
  });
  const refused = await app().organizer.put(`/api/admin/players/${team.captain.id}`, { ageBracket: 'U16-U19' });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { ageBracket: `${team.captain.name} plays in U13-U15 with Bracket Owls. Take the player off the team first.` },
  ]);
  const same = await app().organizer.put(`/api/admin/players/${team.captain.id}`, { ageBracket: 'U13-U15' });
  expect(same.status).toBe(200);
});

test('a player entered by hand for a divided tournament takes the bracket asked for', async () => {
  const { id: tournamentId } = await divided();
  const answers = { name: 'Entered Up', birthYear: bornYearsAgo(12), tournamentId, ageBracket: 'U13-U15' };
  const { body } = await app().organizer.post<Listed>('/api/admin/players', answers);
  expect(body.ageBracket).toBe('U13-U15');
});

test('payments are sorted by the words that are shown', async () => {
  const { id: tournamentId } = await app().announce();
  const ways = ['venmo', 'credit_card', 'at_event', 'zelle', 'check'];
  for (const paymentMethod of ways)
    await registered({
      playerId: await playerOf(15),
      tournamentId,
      paymentMethod: paymentMethod === 'at_event' ? 'cash' : paymentMethod,
    });
  await app().database.query(
    `update tournament_registrations set payment_method = 'other', payment_method_text = 'a gift card'
    where tournament_id = $1 and payment_method = 'cash'`,
    [tournamentId],
  );
  await app().database.query(
    `update tournament_registrations set payment_method = null
    where tournament_id = $1 and payment_method = 'zelle'`,
    [tournamentId],
  );
  for (const resource of ['players', 'tournament-registrations']) {
    const query = new URLSearchParams({ sort: '["paymentMethod","ASC"]', filter: JSON.stringify({ tournamentId }) });
    const { body } = await app().organizer.get<Listed[]>(`/api/admin/${resource}?${query}`);
    expect(body.map((row) => row.paymentMethodText ?? row.paymentMethod)).toEqual([
      'a gift card',
      'check',
      'credit_card',
      null,
      'venmo',
    ]);
  }
});
