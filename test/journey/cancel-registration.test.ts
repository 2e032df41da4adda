import { openApp } from './app.ts';
import { listed, type Person, remove, teamOf } from './records.ts';
import { aFreeAgent, aJoiner } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();

type Registered = Person & { readonly name: string; readonly email: string; readonly phone: string };

let families = 0;

const anAddress = () => `cancelling${++families}@family.example`;

/** The family of a registered player, on a device that has shown the code from its mailbox. */
async function confirmedFamily({ id, name, email, phone }: Registered) {
  const device = app().visitor();
  await device.post('/api/players/lookup', { name, phone });
  await device.post(`/api/players/${id}/contact-code`, {});
  const mail = await app().mailbox.mailTo(email, /code/i);
  const code = /code is (\d{6})/.exec(mail.text)?.[1];
  expect((await device.post(`/api/players/${id}/contact-code/confirm`, { code })).status).toBe(200);
  return { id, cancel: (tournamentId: number) => remove(device, `/api/players/${id}/registrations/${tournamentId}`) };
}

async function aFreeAgentsFamily(tournamentId: number) {
  const sent = aFreeAgent(tournamentId, { parentEmail: anAddress(), email: anAddress() });
  const { body } = await app().visitor().post<{ player: Person }>('/api/players', sent);
  return { sent, ...(await confirmedFamily({ ...sent, ...body.player })) };
}

async function aMatesFamily(code: string) {
  const sent = aJoiner(code, { parentEmail: anAddress(), email: anAddress() });
  const { body } = await app().visitor().post<{ player: Person }>('/api/players/join-via-invitation', sent);
  return { sent, ...(await confirmedFamily({ ...sent, ...body.player })) };
}

const registrationsOf = (playerId: number) => listed(app(), 'tournament-registrations', { playerId });

const letter = async (address: string, subject: RegExp) => (await app().mailbox.mailTo(address, subject)).text;

test('a family cancels behind the code alone, owes nothing, and can register again', async () => {
  const { id } = await app().announce();
  const { sent, cancel, ...player } = await aFreeAgentsFamily(id);
  const stranger = app().visitor();
  await stranger.post('/api/players/lookup', { name: sent.name, phone: sent.phone });
  expect((await remove(stranger, `/api/players/${player.id}/registrations/${id}`)).status).toBe(404);
  expect(await cancel(id)).toMatchObject({ status: 200, body: { registrations: [] } });
  expect((await cancel(id)).status).toBe(404);
  expect(await registrationsOf(player.id)).toEqual([]);
  expect(await letter(sent.parentEmail, /^Cancelled: /)).toContain('nothing is owed for it');
  expect((await app().visitor().post('/api/players', sent)).status).toBe(201);
});

test('money received for a cancelled registration is to be refunded, or counts where the player registers again, and the screen asks for none', async () => {
  const { id } = await app().announce();
  const { sent, cancel, ...player } = await aFreeAgentsFamily(id);
  const [registration] = await registrationsOf(player.id);
  const path = `/api/admin/tournament-registrations/${registration?.id}/payment`;
  await app().organizer.put(path, { paymentStatus: 'paid', paymentMethod: 'Venmo' });
  expect((await cancel(id)).status).toBe(200);
  expect(await letter(sent.parentEmail, /^Cancelled: /)).toContain('You paid $40. The organizers refund it');
  const toRefund = await listed(app(), 'ledger', { isToRefund: true });
  expect(toRefund).toContainEqual(expect.objectContaining({ registrationId: registration?.id, amountCents: 4000 }));
  const again = await app().visitor().post('/api/players', sent);
  expect(again).toMatchObject({ status: 201, body: { payment: { amountCents: 4000, owedCents: 0 } } });
  expect(await letter(sent.email, /^Payment received: /)).toContain('nothing more is owed for this registration');
});

test('a teammate leaves: the captain is told, and the place is open', async () => {
  const { id } = await app().announce();
  const captainEmail = anAddress();
  const team = await teamOf(app(), id, 1, { captainEmail });
  const mate = await aMatesFamily(team.invitationCode);
  expect((await mate.cancel(id)).status).toBe(200);
  expect(await listed(app(), 'teams', { id: team.id })).toMatchObject([{ currentPlayers: 1 }]);
  expect(await letter(captainEmail, /has left/)).toContain('The place is open again');
});

test('a captain of others hands over first; the last of a team gives its place to the first who waits', async () => {
  const { id } = await app().announce({ maxTeams: 2 });
  await teamOf(app(), id);
  const [email, phone] = [anAddress(), '(201) 555-0144'];
  const team = await teamOf(app(), id, 1, { captainEmail: email, captainPhone: phone });
  const waiting = await teamOf(app(), id);
  const mate = await aMatesFamily(team.invitationCode);
  const captain = await confirmedFamily({ ...team.captain, email, phone });
  const refused = await captain.cancel(id);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('hand the team over') } });
  expect((await mate.cancel(id)).status).toBe(200);
  expect((await captain.cancel(id)).status).toBe(200);
  expect(await listed(app(), 'teams', { id: waiting.id })).toMatchObject([{ waitlisted: false }]);
});

test('after the draw the organizers are told, the games stay, and the desk alone withdraws a team', async () => {
  const { teams, tournament } = await drawTournament(app(), 4);
  const [team] = teams;
  const [email, phone, playerId] = [anAddress(), '(201) 555-0145', team?.captainId ?? 0];
  await app().database.query('update players set email = $1, phone = $2, phone_key = $3 where id = $4', [
    ...[email, phone, '2015550145', playerId],
  ]);
  const [player] = await listed(app(), 'players', { id: playerId });
  const family = await confirmedFamily({ id: playerId, name: String(player?.name), email, phone });
  const gamesOf = async () =>
    (await app().organizer.get(`/api/games?includeAll=true&tournamentId=${tournament.id}`)).body;
  const before = await gamesOf();
  expect((await family.cancel(tournament.id)).status).toBe(200);
  expect(await gamesOf()).toEqual(before);
  const letters = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where event like 'organizers-told:cancelled-after-draw:%' and subject like $1`,
    [`%${tournament.name}`],
  );
  expect(letters).toEqual([{ text: expect.stringContaining('0 players left, and its games stay as they are') }]);
});
