import { openApp } from './app.ts';
import { ledTeamsOf, remove } from './led-teams.ts';
import { destination, movingIn } from './moving-teams.ts';
import { listed, type Person, putSeen } from './records.ts';
import { aFreeAgent } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();
const { aTrustedTeam, registrationsOf, teamNow, answer, paid } = movingIn(app);
const { linkTo, hears } = ledTeamsOf(app);

let coaches = 0;

interface Shown {
  readonly obstacle: string | null;
  readonly destinations: readonly { readonly id: number }[];
  readonly asked: { readonly id: number; readonly toTournament: string } | null;
  readonly message: string;
}

/** A team with a captain and so many teammates, that an organizer has given a coach who has opened the letter. */
async function aCoachedTeam(tournamentId: number, mates = 1) {
  coaches += 1;
  const team = await aTrustedTeam(tournamentId, mates);
  const email = `moving-coach${coaches}@club.example`;
  const lead = { name: 'Robin Reyes', email, phone: '(201) 555-0188', role: 'coach' };
  expect((await app().organizer.put(`/api/admin/teams/${team.id}/lead`, lead)).status).toBe(200);
  const coach = app().visitor();
  const opens = async () => coach.post(`/api/captain-links/${await linkTo(email, 'captain')}`, {});
  const at = `/api/teams/${team.id}/move`;
  return { ...team, coach, lead, coachEmail: email, opens, at, ...movesOf(coach, at) };
}

const movesOf = (coach: Visitor, at: string) => ({
  see: async () => (await coach.get<Shown>(at)).body,
  move: (toTournamentId: number, more: object = {}) => coach.post<Shown>(at, { toTournamentId, ...more }),
  takeBack: (id: number) => coach.post<Shown>(`${at}/requests/${id}/take-back`, {}),
});

const requestsOf = async (teamName: string) => listed(app(), 'change-requests', { q: teamName });

const subjectsTo = async (email: string) => (await app().mailbox.mailsTo(email)).map(({ subject }) => subject);

test('a coach moves an unpaid team at once: everybody goes along, and families and coach are told', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id);
  expect((await team.see()).message).toBeDefined();
  await team.opens();
  expect(destination(await team.see(), to.id)).toMatchObject({ decidedBy: 'captain', whyNot: null });
  expect((await team.captain.get(team.at)).status).not.toBe(200);
  expect((await team.move(to.id)).status).toBe(200);
  const moved = { tournamentId: to.id, ledBy: 'coach', captainId: null, captainEmail: team.coachEmail };
  expect(await teamNow(team.id)).toMatchObject({ ...moved, currentPlayers: 2 });
  expect((await registrationsOf(team.id)).map(({ tournamentId }) => tournamentId)).toEqual([to.id, to.id]);
  expect(await hears(team.coachEmail, /^Moved: /)).toContain(`plays in ${to.name} instead of ${from.name}`);
  await hears(team.roster[0]?.parentEmail ?? '', /^Moved: /);
  expect(await requestsOf(team.name)).toMatchObject([
    { kind: 'team-transfer', state: 'granted', decidedBy: 'family', playerId: null, playerName: null, follows: [] },
  ]);
  const lines = await app().database.query(
    `select 1 from audit where thing = 'team' and record_id = $1 and what = 'moved by the captain'`,
    [team.id],
  );
  expect(lines).toHaveLength(1);
  expect((await team.see()).destinations.map(({ id }) => id)).toContain(from.id);
});

test('what a coach asks of the organizers is listed with what a yes would do, and granted with one letter to each', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id);
  await team.opens();
  await paid(team.player.id);
  expect((await team.move(to.id, { reason: 'The gym is closed' })).body.asked).toMatchObject({ toTournament: to.name });
  expect(await team.move(to.id)).toMatchObject({ status: 409 });
  await hears(team.coachEmail, /^We have your request/);
  const [request] = await requestsOf(team.name);
  expect(request).toMatchObject({ teamName: team.name, playerName: null, paymentReference: null, paidCents: 4000 });
  expect(request?.follows).toContain('The families of its 2 players are told by email.');
  expect(await listed(app(), 'change-requests', { playerId: team.player.id })).toEqual([]);
  const exported = await app().organizer.get('/api/admin/change-requests/export');
  expect(String(exported.body)).toContain(`${team.name}`);
  expect((await answer(Number(request?.id), { answer: 'granted', remark: 'Have fun' })).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: to.id, ledBy: 'coach' });
  expect(await hears(team.coachEmail, /^Moved: /)).toContain('The organizers write: Have fun');
  expect((await subjectsTo(team.coachEmail)).filter((subject) => subject.startsWith('Moved: '))).toHaveLength(1);
});

test('a coach takes back what was asked; a former captain of the team does not', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id);
  await team.opens();
  await paid(team.player.id);
  const id = Number((await team.move(to.id)).body.asked?.id);
  const former = await team.captain.post(`${team.at}/requests/${id}/take-back`, {});
  expect(former.status).not.toBe(200);
  expect((await team.takeBack(id)).body.asked).toBeNull();
  await hears(team.coachEmail, /^Taken back: /);
  expect(await requestsOf(team.name)).toMatchObject([{ state: 'taken-back' }]);
});

test('a coach who asked and stepped down: a yes waits for a captain, a no is still possible', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id);
  await team.opens();
  await paid(team.player.id);
  const id = Number((await team.move(to.id)).body.asked?.id);
  expect((await team.coach.post(`/api/teams/${team.id}/step-down`, {})).status).toBe(200);
  expect(await answer(id, { answer: 'granted' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has no captain yet') },
  });
  expect((await answer(id, { answer: 'refused' })).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: from.id });
});

test('a team that nobody plays for any more stays where it is', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id, 0);
  await team.opens();
  const path = `/api/admin/teams/${team.id}/players/${team.player.id}?confirm=true`;
  expect((await remove(app().organizer, path)).status).toBeLessThan(300);
  expect((await team.see()).destinations).toEqual([]);
  expect(await team.move(to.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Nobody plays for') },
  });
});

test('followers and calendar stay with a team that a coach has moved', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id);
  await team.opens();
  expect((await team.move(to.id)).status).toBe(200);
  const calendar = await app().visitor().get(`/api/teams/${team.id}/calendar.ics`);
  expect(calendar.status).toBe(200);
  const games = await app().visitor().get(`/api/teams/${team.id}/games`);
  expect(games.status).toBe(200);
});

test('a team that a coach leads is withdrawn: the coach is told, and its players play alone', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await aCoachedTeam(tournamentId);
  await team.opens();
  const gone = await app().organizer.post(`/api/teams/${team.id}/withdraw`, { confirm: true });
  expect(gone.status).toBeLessThan(300);
  await hears(team.coachEmail, /no longer plays$/);
  expect((await registrationsOf(team.id)).length).toBe(0);
  const [own] = await listed(app(), 'tournament-registrations', { playerId: team.player.id });
  expect(own).toMatchObject({ teamId: null, tournamentId });
});

test('the form of a team that a coach leads, saved untouched in the office, changes nothing', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await aCoachedTeam(tournamentId);
  const before = await teamNow(team.id);
  if (before === undefined) throw new Error('The team is gone');
  const { name, captainName, captainEmail, captainPhone, ageBracket, skillLevel, version } = before;
  const untouched = { name, captainName, captainEmail, captainPhone, tournamentId, ageBracket, skillLevel };
  const saved = await putSeen(app().organizer, `/api/admin/teams/${team.id}`, untouched, version);
  expect(saved.status).toBe(200);
  expect({ ...(await teamNow(team.id)), version }).toEqual(before);
});

test('a free agent who asks a moved team is told no, whoever leads it', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aCoachedTeam(from.id, 0);
  await team.opens();
  const asking = aFreeAgent(from.id, { requestedTeamId: team.id });
  expect((await app().visitor().post<{ player: Person }>('/api/players', asking)).status).toBe(201);
  expect((await team.move(to.id)).status).toBe(200);
  await hears(asking.email, /^Your request to join a team was declined/);
});
