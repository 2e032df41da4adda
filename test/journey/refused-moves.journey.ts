import { openApp } from './app.ts';
import { destination, movingIn } from './moving-teams.ts';
import { aFreeAgent, aTeam } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();
const { aLedTeam, aTrustedTeam, teamNow } = movingIn(app);

test('whoever has not opened the mail moves nobody', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aLedTeam(from.id);
  expect((await team.see()).obstacle).toContain('open the link in the email');
  expect(await team.move(to.id)).toMatchObject({ status: 409 });
  const stranger = app().visitor();
  expect([401, 403, 404]).toContain(
    (await stranger.post(`/api/teams/${team.id}/move`, { toTournamentId: to.id })).status,
  );
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: from.id });
});

test('a taken name, a player who is there already, a closed tournament and the own one are refused with words', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const closed = await app().announce({ registrationDeadline: '2020-01-01' });
  const team = await aTrustedTeam(from.id, 1);
  const { body: namesake } = await app()
    .visitor()
    .post<{ team: { id: number } }>('/api/teams', aTeam(to.id, { name: team.name.toUpperCase() }));
  expect(destination(await team.see(), to.id)).toMatchObject({ whyNot: expect.stringContaining('is called') });
  const taken = await team.move(to.id);
  expect(taken).toMatchObject({ status: 409, body: { message: expect.stringContaining('already registered') } });
  expect((await app().organizer.put(`/api/teams/${namesake.team.id}/name`, { name: 'Others' })).status).toBe(200);
  const [mate] = team.roster;
  const there = aFreeAgent(to.id, mate?.joiner);
  expect((await app().visitor().post('/api/players', there)).status).toBe(201);
  const registered = await team.move(to.id);
  expect(registered).toMatchObject({
    status: 409,
    body: { message: `${there.name} is already registered for ${to.name}.` },
  });
  expect(destination(await team.see(), closed.id)).toBeUndefined();
  expect(await team.move(closed.id)).toMatchObject({
    status: 409,
    body: { message: 'The registration deadline for this tournament has passed' },
  });
  expect(await team.move(from.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already') },
  });
  expect((await team.move(999_999_999)).status).toBe(404);
  for (const toTournamentId of [null, 'there', -1])
    expect((await team.captain.post(`/api/teams/${team.id}/move`, { toTournamentId })).status).toBe(400);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: from.id });
});

test('a divided tournament takes a team in the bracket that fits all of it, or not at all', async () => {
  const year = new Date().getFullYear();
  const [from, to] = [await app().announce(), await app().announce({ isDividedByAge: true, ageYear: year })];
  const fits = await aTrustedTeam(from.id, 1, { birthYear: year - 11 });
  expect((await fits.move(to.id)).status).toBe(200);
  expect(await teamNow(fits.id)).toMatchObject({ tournamentId: to.id, ageBracket: 'U10-U12' });
  const mixed = await aTrustedTeam(from.id, 1, { birthYear: year - 16 });
  await app().database.query('update players set birth_year = $1 where id = $2', [year - 9, mixed.roster[0]?.id]);
  expect(destination(await mixed.see(), to.id)).toMatchObject({
    whyNot: `No age bracket in ${to.name} takes all of the roster.`,
  });
  expect((await mixed.move(to.id)).status).toBe(409);
});

test('once games are drawn, or the deadline has passed, the team stays', async () => {
  const to = await app().announce();
  const { teams, tournament } = await drawTournament(app(), 4);
  const drawn = `/api/teams/${teams[0]?.id}/move`;
  await app().database.query(
    `insert into mailboxes (address, confirmed_at) select lower(captain_email), now() from teams where id = $1
     on conflict do nothing`,
    [teams[0]?.id],
  );
  const refused = await app().organizer.post(drawn, { toTournamentId: to.id });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('are drawn') } });
  expect((await app().organizer.get(drawn)).body).toMatchObject({
    obstacle: expect.stringContaining(tournament.name),
    destinations: [],
  });
  const late = await app().announce();
  const team = await aTrustedTeam(late.id, 0);
  await app().database.query(`update tournaments set registration_deadline = '2020-01-01' where id = $1`, [late.id]);
  expect(await team.move(to.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('deadline of') },
  });
});
