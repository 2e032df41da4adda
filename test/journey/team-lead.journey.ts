import { openApp } from './app.ts';
import { type LedPage, ledTeamsOf, remove } from './led-teams.ts';
import { listed } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';

const app = openApp();
const { aLedTeam, offered, answered, hears, officeSees } = ledTeamsOf(app);

test('a team is offered to a coach, and is theirs once they take it: the captain plays on and leads no more', async () => {
  const team = await aLedTeam();
  const { page, sealed } = await offered(team);
  expect(page).toMatchObject({ ledBy: 'captain', lead: null, offer: { name: 'Robin Reyes', role: 'coach' } });
  const own = page.players.find(({ isCaptain }) => isCaptain);
  expect(await officeSees(team.id)).toMatchObject({ ledBy: 'captain', captainId: own?.id });

  const coach = app().visitor();
  const seen = await coach.post(`/api/team-offers/${sealed}/see`, {});
  expect(seen).toMatchObject({
    status: 200,
    body: { team: team.sent.name, from: team.sent.captainName, name: 'Robin Reyes', role: 'coach', currentPlayers: 2 },
  });
  expect((await coach.get(`${team.at}/captain`)).status).not.toBe(200);
  expect(await answered(coach, sealed, 'taken')).toMatchObject({ status: 200, body: { teamId: team.id } });

  const led = (await coach.get<LedPage>(`${team.at}/captain`)).body;
  expect(led).toMatchObject({ ledBy: 'coach', lead: { email: team.coach.email }, offer: null, currentPlayers: 2 });
  expect(led.players.map(({ isCaptain }) => isCaptain)).toEqual([false, false]);
  expect(led.players.map(({ id }) => id)).toContain(own?.id);
  expect((await team.captain.get(`${team.at}/captain`)).status).not.toBe(200);
  expect(await officeSees(team.id)).toMatchObject({
    ...{ ledBy: 'coach', captainId: null, captainName: 'Robin Reyes', captainEmail: team.coach.email },
    ...{ currentPlayers: 2, unconfirmed: false },
  });
  expect(await listed(app(), 'players', { q: team.coach.email })).toEqual([]);
  await hears(team.coach.email, /^You lead the team now/);
  await hears(team.sent.captainEmail, /is handed over/);
  expect((await answered(app().visitor(), sealed, 'taken')).status).toBe(404);
});

test('in public a coach stands where the captain would, shortened, and on no roster', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  await answered(app().visitor(), sealed, 'taken');
  const { body } = await app().visitor().get<readonly object[]>(`/api/teams?tournamentId=${team.tournamentId}`);
  expect(body).toEqual([expect.objectContaining({ id: team.id, captainName: 'Robin R.', ledBy: 'coach' })]);
  const code = (await officeSees(team.id))?.invitationCode;
  const invited = await app().visitor().get<{ players: readonly object[] }>(`/api/teams/invite/${code}`);
  expect(invited.body).toMatchObject({ captainName: 'Robin R.', ledBy: 'coach', currentPlayers: 2 });
  expect(invited.body.players).toHaveLength(2);
  expect(JSON.stringify(invited.body)).not.toContain('Reyes');
});

test('what is written to a captain is written to the coach: who joins, who asks, and a lost link', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  const coach = app().visitor();
  await answered(coach, sealed, 'taken');
  const joiner = aJoiner(String((await officeSees(team.id))?.invitationCode), {
    email: `third${team.number}@family.example`,
    parentEmail: `parent-of-third${team.number}@family.example`,
  });
  await app().visitor().post('/api/players/join-via-invitation', joiner);
  await hears(team.coach.email, /^A new player for/);
  expect(await hears(joiner.email, /^Welcome to the Team/)).toContain('Robin Reyes leads it, without playing.');
  await app().visitor().post('/api/captain-links', { email: team.coach.email.toUpperCase() });
  await hears(team.coach.email, /^Your captain's page/);
  const third = (await coach.get<LedPage>(`${team.at}/captain`)).body.players.at(-1);
  await coach.post(`${team.at}/players/${third?.id}/dismissal`, { reason: 'We are three already' });
  const told = await hears(joiner.parentEmail, /^No longer on the team/);
  expect(told).toContain('Robin Reyes writes: We are three already');
});

test('an offer is declined, and whoever made it is told; nothing is kept of who it was', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  expect(await answered(app().visitor(), sealed, 'declined')).toMatchObject({ status: 200, body: { teamId: null } });
  await hears(team.sent.captainEmail, /^You still lead/);
  expect((await team.captain.get<LedPage>(`${team.at}/captain`)).body).toMatchObject({ ledBy: 'captain', offer: null });
  const kept = await app().database.query('select name, email, phone from team_offers where team_id = $1', [team.id]);
  expect(kept).toEqual([{ name: null, email: null, phone: null }]);
});

test('an offer is taken back: its link ends, and the next may be made, four in all', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  const second = await team.captain.post(`${team.at}/offer`, {
    ...team.coach,
    email: `other${team.number}@club.example`,
  });
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('offered to Robin Reyes') } });
  expect((await remove<LedPage>(team.captain, `${team.at}/offer`)).body.offer).toBeNull();
  expect((await answered(app().visitor(), sealed, 'taken')).status).toBe(404);
  for (let number = 2; number <= 4; number += 1) {
    const again = { ...team.coach, email: `again${number}-${team.number}@club.example` };
    expect((await team.captain.post(`${team.at}/offer`, again)).status).toBe(200);
    expect((await remove(team.captain, `${team.at}/offer`)).status).toBe(200);
  }
  const fifth = await team.captain.post(`${team.at}/offer`, team.coach);
  expect(fifth).toMatchObject({ status: 409, body: { message: expect.stringContaining('4 people already') } });
});

test('a captain whose mailbox has not answered offers the team to nobody, and nor does a stranger', async () => {
  const { id: tournamentId } = await app().announce();
  const captain = app().visitor();
  const created = await captain.post<{ team: { id: number } }>('/api/teams', aTeam(tournamentId));
  const at = `/api/teams/${created.body.team.id}`;
  const coach = { name: 'Robin Reyes', email: 'unasked@club.example', phone: '(201) 555-0188', role: 'parent' };
  const refused = await captain.post(`${at}/offer`, coach);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('open the link') } });
  const letters = await app().database.query("select 1 from outgoing_mails where recipient = 'unasked@club.example'");
  expect(letters).toEqual([]);
  const stranger = app().visitor();
  expect((await stranger.post(`${at}/offer`, coach)).status).toBe(404);
  expect((await remove(stranger, `${at}/offer`)).status).toBe(404);
  expect((await stranger.post(`${at}/step-down`, {})).status).toBe(404);
  expect((await stranger.post('/api/team-offers/forged/see', {})).status).toBe(404);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no address', { email: 'robin' }, 'email'],
  ['half a phone', { phone: '555' }, 'phone'],
  ['no role', { role: 'captain' }, 'role'],
])('who is offered a team with %s is not asked', async (_, different, field) => {
  const team = await aLedTeam();
  const refused = await team.captain.post(`${team.at}/offer`, { ...team.coach, ...different });
  expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

test('a coach hands the team back to a player, and the team says no more how they are reached', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  const coach = app().visitor();
  await answered(coach, sealed, 'taken');
  expect((await coach.put(`${team.at}/captain`, { playerId: team.mate.id })).status).toBe(200);
  expect(await officeSees(team.id)).toMatchObject({
    ...{ ledBy: 'captain', captainId: team.mate.id, captainEmail: team.joiner.email },
  });
  expect((await coach.get(`${team.at}/captain`)).status).not.toBe(200);
  expect(await hears(team.coach.email, /is handed over$/)).toContain('says no more how to reach you');
});

test('a coach steps down: how they are reached is gone, and the organizers hear of it', async () => {
  const team = await aLedTeam();
  const { sealed } = await offered(team);
  const coach = app().visitor();
  expect((await team.captain.post(`${team.at}/step-down`, {})).status).toBe(409);
  await answered(coach, sealed, 'taken');
  expect((await coach.post(`${team.at}/step-down`, {})).status).toBe(200);
  expect(await officeSees(team.id)).toMatchObject({
    ...{ ledBy: 'captain', captainId: null, captainName: 'Captain to be named', currentPlayers: 2 },
  });
  expect((await coach.get(`${team.at}/captain`)).status).not.toBe(200);
  await hears(team.coach.email, /^You lead .* no longer$/);
  const told = await app().database.query("select 1 from outgoing_mails where event like 'lead-gone:' || $1 || ':%'", [
    team.id,
  ]);
  expect(told).toHaveLength(1);
  const audited = await app().database.query<{ kept: boolean }>(
    'select exists (select from audit where strpos(concat(before, after), $1) > 0) as kept',
    [team.coach.email],
  );
  expect(audited).toEqual([{ kept: false }]);
});
