import { openApp } from './app.ts';
import { listed, type Person, teamOf } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();

interface Page {
  readonly name: string;
  readonly isDrawn: boolean;
  readonly players: readonly { readonly id: number; readonly name: string; readonly isCaptain: boolean }[];
}

let teams = 0;

/** A team with a teammate whose parent has a mailbox, and the device of its captain. */
async function aLedTeam() {
  teams += 1;
  const { id: tournamentId } = await app().announce();
  const captain = app().visitor();
  const sent = aTeam(tournamentId, { captainEmail: `leading${teams}@family.example` });
  const created = await captain.post<{ team: { id: number; invitationCode: string } }>('/api/teams', sent);
  const { id, invitationCode } = created.body.team;
  const joiner = aJoiner(invitationCode, { parentEmail: `parent-of-mate${teams}@family.example` });
  const mate = (await app().visitor().post<{ player: Person }>('/api/players/join-via-invitation', joiner)).body.player;
  return { captain, id, tournamentId, sent, joiner, mate, at: `/api/teams/${id}` };
}

const subjectsTo = async (address: string, count: number) =>
  (await app().mailbox.mailsTo(address, count)).map(({ subject }) => subject);

test('a captain renames the team by the rules of a new one', async () => {
  const { captain, at, tournamentId, id } = await aLedTeam();
  const { name: taken } = await teamOf(app(), tournamentId);
  const named = await captain.put<Page>(`${at}/name`, { name: '  Ünited   Lions ' });
  expect(named).toMatchObject({ status: 200, body: { isDrawn: false } });
  expect((await listed(app(), 'teams', { id }))[0]?.name).toBe(named.body.name);
  const refused = await captain.put(`${at}/name`, { name: taken.toUpperCase() });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('already registered') } });
  expect((await captain.put(`${at}/name`, { name: named.body.name })).status).toBe(200);
  for (const name of ['', 'x'.repeat(101), null, ['Lions']]) {
    expect(await captain.put(`${at}/name`, { name })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) } },
    });
  }
});

test('a captain removes a player with a reason: the family reads it, and the player is a free agent', async () => {
  const { captain, at, mate, joiner, tournamentId } = await aLedTeam();
  const unsaid = await captain.post(`${at}/players/${mate.id}/dismissal`, { reason: ' ' });
  expect(unsaid).toMatchObject({ status: 400, body: { errors: { reason: expect.any(String) } } });
  const removed = await captain.post<Page>(`${at}/players/${mate.id}/dismissal`, { reason: 'We are six at training' });
  expect(removed.status).toBe(200);
  expect(removed.body.players.map(({ isCaptain }) => isCaptain)).toEqual([true]);
  const [registration] = await listed(app(), 'tournament-registrations', { playerId: mate.id });
  expect(registration).toMatchObject({ tournamentId, teamId: null });
  const letter = await app().mailbox.mailTo(joiner.parentEmail, 'No longer on ');
  expect(letter.text).toContain('The captain writes: We are six at training');
  expect((await captain.post(`${at}/players/${mate.id}/dismissal`, { reason: 'Again' })).status).toBe(404);
});

test('a captain is not removed, and nobody who plays for another team', async () => {
  const { captain, at, id } = await aLedTeam();
  const other = await aLedTeam();
  const own = (await captain.get<Page>(`${at}/captain`)).body.players.find(({ isCaptain }) => isCaptain);
  const refused = await captain.post(`${at}/players/${own?.id}/dismissal`, { reason: 'Me myself' });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('hand the team over') } });
  expect((await captain.post(`${at}/players/${other.mate.id}/dismissal`, { reason: 'Not mine' })).status).toBe(404);
  expect((await captain.put(`${at}/captain`, { playerId: other.mate.id })).status).toBe(404);
  expect((await listed(app(), 'teams', { id }))[0]).toMatchObject({ captainId: own?.id, currentPlayers: 2 });
});

test('a captain hands the team over: the teammate gets a link, the old link and session end', async () => {
  const { captain, at, mate, joiner, sent, id } = await aLedTeam();
  const handed = await captain.put(`${at}/captain`, { playerId: mate.id });
  expect(handed).toMatchObject({ status: 200, body: { message: expect.stringContaining(mate.name) } });
  expect((await captain.get(`${at}/captain`)).status).not.toBe(200);
  const [old] = (await app().mailbox.mailsTo(sent.captainEmail, 2)).flatMap(
    ({ text }) => /\/captain\/(\S+)/.exec(text)?.[1] ?? [],
  );
  expect((await app().visitor().post(`/api/captain-links/${old}`, {})).status).toBe(404);
  const letters = await app().mailbox.mailsTo(joiner.email, 2);
  const own = letters.flatMap(({ text }) => /\/captain\/(\S+)/.exec(text)?.[1] ?? []).at(-1);
  const next = app().visitor();
  expect((await next.post(`/api/captain-links/${own}`, {})).status).toBe(200);
  const page = await next.get<Page>(`${at}/captain`);
  expect(page.body.players.find(({ isCaptain }) => isCaptain)?.id).toBe(mate.id);
  expect(await subjectsTo(sent.captainEmail, 3)).toContainEqual(expect.stringContaining('is handed over'));
  expect((await listed(app(), 'teams', { id }))[0]).toMatchObject({ captainId: mate.id, captainEmail: joiner.email });
});

test('a stranger does none of it', async () => {
  const { at, mate } = await aLedTeam();
  const stranger = app().visitor();
  const calls = [
    stranger.put(`${at}/name`, { name: 'Mine' }),
    stranger.put(`${at}/captain`, { playerId: mate.id }),
    stranger.post(`${at}/players/${mate.id}/dismissal`, { reason: 'Out' }),
  ];
  for (const { status } of await Promise.all(calls)) expect([401, 403, 404]).toContain(status);
});

test('once its games are drawn a team keeps its name for its captain', async () => {
  const { teams: drawn } = await drawTournament(app(), 4);
  const at = `/api/teams/${drawn[0]?.id}`;
  const refused = await app().organizer.put(`${at}/name`, { name: 'Other Name' });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('drawn under this name') } });
  expect((await app().organizer.get<Page>(`${at}/captain`)).body.isDrawn).toBe(true);
});
