import { openApp } from './app.ts';
import { familiesOf } from './families.ts';
import { ledTeamsOf } from './led-teams.ts';
import { listed } from './records.ts';
import { aJoiner } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();
const { aLedTeam, linkTo, hears, officeSees } = ledTeamsOf(app);

interface Page {
  readonly currentPlayers: number;
  readonly players: readonly { readonly id: number; readonly isCaptain: boolean }[];
}

const office = (id: number, body: object) => app().organizer.put<object>(`/api/admin/teams/${id}`, body);
const follow = (visitor: Visitor, link: string) => visitor.post(`/api/captain-links/${link}`, {});

/** A team whose contact an organizer has written: a coach, who has opened the link in the letter. */
async function aCoachedTeam() {
  const team = await aLedTeam();
  expect((await office(team.id, team.coach)).status).toBe(200);
  const link = await linkTo(team.coach.captainEmail);
  const device = app().visitor();
  expect((await follow(device, link)).status).toBe(200);
  return { ...team, device, link };
}

test('a coach whom an organizer writes as contact gets the link; the captain stays, and the link of before ends', async () => {
  const team = await aLedTeam();
  const own = await linkTo(team.sent.captainEmail);
  const before = await officeSees(team.id);
  expect((await office(team.id, team.coach)).status).toBe(200);
  expect(await officeSees(team.id)).toMatchObject({
    ...{ ...team.coach, captainId: before?.captainId, captainPlayer: team.sent.captainName, currentPlayers: 2 },
  });
  expect((await team.captain.get(`${team.at}/captain`)).status).toBe(404);
  expect((await follow(app().visitor(), own)).status).toBe(404);
  await hears(team.sent.captainEmail, /is handed over: /);
  const device = app().visitor();
  expect((await follow(device, await linkTo(team.coach.captainEmail))).status).toBe(200);
  const { body } = await device.get<Page>(`${team.at}/captain`);
  expect(body.players.find(({ isCaptain }) => isCaptain)?.id).toBe(before?.captainId);
  expect(await listed(app(), 'players', { q: team.coach.captainEmail })).toEqual([]);
});

test('another contact ends the link and the session of the one before, and an empty one gives the team back to its captain', async () => {
  const team = await aCoachedTeam();
  const next = { ...team.coach, captainName: 'Kim Lee', captainEmail: `next${team.number}@club.example` };
  expect((await office(team.id, next)).status).toBe(200);
  expect((await team.device.get(`${team.at}/captain`)).status).toBe(404);
  expect((await follow(team.device, team.link)).status).toBe(404);
  expect(await hears(team.coach.captainEmail, /is handed over: /)).toContain('has another contact now');
  expect((await follow(app().visitor(), await linkTo(next.captainEmail))).status).toBe(200);
  const empty = { captainName: null, captainEmail: null, captainPhone: null };
  expect((await office(team.id, empty)).status).toBe(200);
  const { captainName, captainEmail } = team.sent;
  expect(await officeSees(team.id)).toMatchObject({ captainName, captainEmail });
});

test('a team that an organizer enters with a contact mails it the link; one without mails nobody', async () => {
  const { id: tournamentId } = await app().announce();
  const contact = { captainName: 'Robin Reyes', captainEmail: 'enters@club.example', captainPhone: '(201) 555-0188' };
  const at = '/api/admin/teams';
  const { body } = await app().organizer.post<{ id: number }>(at, { name: 'Coached', tournamentId, ...contact });
  const device = app().visitor();
  expect((await follow(device, await linkTo(contact.captainEmail))).status).toBe(200);
  expect((await device.get<Page>(`/api/teams/${body.id}/captain`)).body.currentPlayers).toBe(0);
  const other = await app().organizer.post<{ id: number }>(at, { name: 'Bare', tournamentId });
  const letters = await app().database.query('select 1 from outgoing_mails where event like $1', [
    `captain-link:${other.body.id}:%`,
  ]);
  expect(letters).toEqual([]);
});

test('what is written to a captain is written to the contact: who joins, a lost link, and that the team no longer plays', async () => {
  const team = await aCoachedTeam();
  const joiner = aJoiner(String((await officeSees(team.id))?.invitationCode), {
    email: `third${team.number}@family.example`,
    parentEmail: `parent-of-third${team.number}@family.example`,
  });
  await app().visitor().post('/api/players/join-via-invitation', joiner);
  await hears(team.coach.captainEmail, /^A new player for/);
  await app().visitor().post('/api/captain-links', { email: team.coach.captainEmail.toUpperCase() });
  await hears(team.coach.captainEmail, /^Your captain's page/);
  await team.device.post(`${team.at}/withdraw`, { confirm: true });
  await hears(team.coach.captainEmail, /no longer plays: /);
});

test('a contact hands the team to a player, who is captain and contact then', async () => {
  const team = await aCoachedTeam();
  expect((await team.device.put(`${team.at}/captain`, { playerId: team.mate.id })).status).toBe(200);
  expect(await officeSees(team.id)).toMatchObject({ captainId: team.mate.id, captainEmail: team.joiner.email });
  expect((await team.device.get(`${team.at}/captain`)).status).toBe(404);
});

test('another address of the captain leaves the contact as the organizer wrote it', async () => {
  const team = await aCoachedTeam();
  const changed = await app().organizer.put(`/api/admin/players/${(await officeSees(team.id))?.captainId}`, {
    email: `moves${team.number}@home.example`,
  });
  expect(changed.status).toBe(200);
  expect(await officeSees(team.id)).toMatchObject(team.coach);
  expect((await team.device.get(`${team.at}/captain`)).status).toBe(200);
});

test('a parent who is a contact sees that in the record of the child, and the captain is it again once the child is erased', async () => {
  const { registered, signerAt, seen } = familiesOf(app);
  const family = await registered();
  const team = await aLedTeam();
  await office(team.id, { ...team.coach, captainEmail: family.mailbox });
  const { record } = await seen(await signerAt(family.mailbox), family.id);
  expect(record.captainOf).toEqual([expect.objectContaining({ team: team.sent.name, email: family.mailbox })]);
  const erased = await app().organizer.call(`/api/admin/players/${family.id}`, { method: 'DELETE' });
  expect(erased.status).toBe(200);
  const { captainName, captainEmail } = team.sent;
  expect(await officeSees(team.id)).toMatchObject({ captainName, captainEmail });
});

test('who hands the team to a player and takes that player off it at once: one wins, and the other is told', async () => {
  for (let round = 0; round < 6; round += 1) {
    const team = await aLedTeam();
    const hands = () => team.captain.put<{ message: string }>(`${team.at}/captain`, { playerId: team.mate.id });
    const dismisses = () =>
      team.captain.post<{ message: string }>(`${team.at}/players/${team.mate.id}/dismissal`, { reason: 'We are many' });
    const [handed, dismissed] = await Promise.all([hands(), dismisses()]);
    const isHanded = handed.status === 200;
    expect([handed.status, dismissed.status].filter((status) => status === 200)).toHaveLength(1);
    expect([404, 409]).toContain(isHanded ? dismissed.status : handed.status);
    expect((isHanded ? dismissed : handed).body.message).toMatch(/\w/);
    const led = await officeSees(team.id);
    expect(led).toMatchObject({ currentPlayers: isHanded ? 2 : 1 });
    expect(led?.captainId === team.mate.id).toBe(isHanded);
    await hears(
      isHanded ? team.joiner.email : team.joiner.parentEmail,
      isHanded ? /^You are the captain now/ : /^No longer on/,
    );
  }
});
