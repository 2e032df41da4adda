import { openApp } from './app.ts';
import { anAddress, changingIn } from './changing-families.ts';
import { destination, movingIn } from './moving-teams.ts';
import { listed, type Person, teamOf } from './records.ts';
import { aFreeAgent } from './samples.ts';

const app = openApp();
const { aTrustedTeam, registrationsOf, teamNow, requestsOf, answer, paid } = movingIn(app);
const { family } = changingIn(app);

type Invitations = { readonly invitations: readonly { readonly id: number; readonly email: string }[] };

test('a captain moves an unpaid team at once: roster, code and debts go along, and every family is told in its language', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 2);
  const [mate] = team.roster;
  await app().database.query(`update players set language = 'es' where id = $1`, [mate?.id]);
  const before = await registrationsOf(team.id);
  const seen = await team.see();
  expect(seen).toMatchObject({ obstacle: null, asked: null });
  expect(destination(seen, from.id)).toBeUndefined();
  expect(destination(seen, to.id)).toMatchObject({
    name: to.name,
    isFull: false,
    decidedBy: 'captain',
    because: [],
    whyNot: null,
    follows: [
      `${team.name} plays in ${to.name} instead of ${from.name}.`,
      'Name, code, roster and waivers stay as they are.',
      '$120 stay owed.',
      'The families of its 3 players are told by email.',
    ],
  });
  expect((await team.move(to.id)).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({
    tournamentId: to.id,
    name: team.name,
    invitationCode: team.invitationCode,
    currentPlayers: 3,
    captainId: team.player.id,
  });
  const after = await registrationsOf(team.id);
  expect(after.map(({ id, paymentReference, amountCents }) => [id, paymentReference, amountCents])).toEqual(
    before.map(({ id, paymentReference, amountCents }) => [id, paymentReference, amountCents]),
  );
  expect(after.map(({ tournamentId }) => tournamentId)).toEqual([to.id, to.id, to.id]);
  const english = await app().mailbox.mailTo(team.roster[1]?.parentEmail ?? '', 'Moved: ');
  expect(english.text).toContain(`${team.name}, the team of ${team.roster[1]?.name}, plays in ${to.name}`);
  expect(english.text).toContain('$40');
  const spanish = await app().mailbox.mailTo(mate?.parentEmail ?? '', 'Cambio de torneo: ');
  expect(spanish.text).toContain(`el equipo de ${mate?.name}, juega en ${to.name}`);
  expect(await requestsOf(team.player.id)).toMatchObject([
    { kind: 'team-transfer', state: 'granted', decidedBy: 'family', teamName: team.name, follows: [] },
  ]);
  const lines = await app().database.query<{ what: string }>(
    `select what from audit where thing = 'team' and record_id = $1 and what = 'moved by the captain'`,
    [team.id],
  );
  expect(lines).toHaveLength(1);
});

test('whoever is invited learns where the team plays now, once, and joins it there by the same invitation', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 0);
  const [invited, takenBack] = [anAddress(), anAddress()];
  const address = `/api/teams/${team.id}/invitations`;
  const { body } = await team.captain.post<Invitations>(address, { emails: [invited, takenBack] });
  const given = body.invitations.find(({ email }) => email === takenBack);
  expect((await team.captain.call(`${address}/${given?.id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await team.move(to.id)).status).toBe(200);
  const first = await app().mailbox.mailTo(invited, 'Join');
  const moved = await app().mailbox.mailTo(invited, 'Moved');
  expect(moved?.subject).toBe(`Moved: ${team.name}, ${to.name}`);
  expect(moved?.text).toContain(
    `${team.name}, which you are invited to join, plays in ${to.name} instead of ${from.name}.`,
  );
  const link = /https?:\S+\/invite\/\S+/.exec(first?.text ?? '')?.[0];
  expect(link).toBeDefined();
  expect(moved?.text).toContain(link);
  const told = await app().database.query('select id from outgoing_mails where recipient = $1', [takenBack]);
  expect(told).toHaveLength(1);
});

test('the page says what follows in the language of whoever reads it', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 0);
  const seen = await team.see({ 'Accept-Language': 'es' });
  expect(destination(seen, to.id)).toMatchObject({
    follows: expect.arrayContaining([`${team.name} juega en ${to.name} en lugar de ${from.name}.`]),
  });
});

test('a paid family makes it an organizer’s: told with what a yes would do, and answered by a press', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 1);
  await paid(Number(team.roster[0]?.id));
  expect(destination(await team.see(), to.id)).toMatchObject({ decidedBy: 'organizer', because: ['paid'] });
  const asked = await team.move(to.id, { reason: 'Two of us are away' });
  expect(asked.body.asked).toMatchObject({ toTournament: to.name });
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: from.id });
  expect(await team.move(to.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already asked about this team') },
  });
  const [request] = await requestsOf(team.player.id);
  expect(request).toMatchObject({
    state: 'asked',
    reason: 'Two of us are away',
    paidCents: 4000,
    follows: [
      `${team.name} plays in ${to.name} instead of ${from.name}.`,
      'Name, code, roster and waivers stay as they are.',
      'The $40 that were paid go along.',
      '$40 stay owed.',
      'The families of its 2 players are told by email.',
    ],
  });
  const yes = await answer(Number(request?.id), { answer: 'granted', remark: 'Have fun' });
  expect(yes).toMatchObject({ status: 200, body: { state: 'granted' } });
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: to.id });
  const payments = (await registrationsOf(team.id)).map(({ paymentStatus }) => paymentStatus);
  expect(payments.toSorted()).toEqual(['paid', 'pending']);
  const told = await app().mailbox.mailsTo(team.email, 4);
  expect(told.some(({ text }) => text.includes('The organizers write: Have fun'))).toBe(true);
  expect((await answer(Number(request?.id), { answer: 'refused' })).status).toBe(409);
});

test('a no leaves the team where it is, and its captain may ask again', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 0);
  await paid(team.player.id);
  await team.move(to.id);
  const [request] = await requestsOf(team.player.id);
  expect((await answer(Number(request?.id), { answer: 'refused', remark: 'We need you' })).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: from.id });
  const refusal = await app().mailbox.mailTo(team.email, 'Not possible');
  expect(refusal.text).toContain('We need you');
  expect((await team.move(to.id)).body.asked).not.toBeNull();
});

test('a full tournament means the waiting list there, which is said and asked; the first who waits here has the place', async () => {
  const [from, full] = [await app().announce({ maxTeams: 2 }), await app().announce({ maxTeams: 2 })];
  for (let number = 0; number < 2; number += 1) await teamOf(app(), full.id);
  const team = await aTrustedTeam(from.id, 0);
  await teamOf(app(), from.id);
  const waiting = await teamOf(app(), from.id);
  expect(await teamNow(waiting.id)).toMatchObject({ waitlisted: true });
  const there = destination(await team.see(), full.id);
  expect(there).toMatchObject({ isFull: true, decidedBy: 'organizer', because: ['full'] });
  const unawares = await team.move(full.id);
  expect(unawares).toMatchObject({ status: 409, body: { details: { lost: 'team-place' } } });
  expect((await team.move(full.id, { joinsWaitingList: true })).status).toBe(200);
  const [request] = await requestsOf(team.player.id);
  expect(request?.follows).toContain(
    `${full.name} is full: the team gives up its place in ${from.name} and joins the waiting list there.`,
  );
  expect((await answer(Number(request?.id), { answer: 'granted' })).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: full.id, waitlisted: true });
  expect(await registrationsOf(team.id)).toMatchObject([{ tournamentId: full.id, amountCents: 0 }]);
  expect(await teamNow(waiting.id)).toMatchObject({ waitlisted: false });
});

test('a team that waits moves to a place, and owes the fee from then on', async () => {
  const [full, to] = [await app().announce({ maxTeams: 2 }), await app().announce()];
  for (let number = 0; number < 2; number += 1) await teamOf(app(), full.id);
  const team = await aTrustedTeam(full.id, 0);
  expect(await registrationsOf(team.id)).toMatchObject([{ amountCents: 0 }]);
  expect((await team.move(to.id)).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: to.id, waitlisted: false });
  expect(await registrationsOf(team.id)).toMatchObject([{ amountCents: 4000 }]);
});

test('what was asked for the team is taken back by its captain alone, and no family takes it back', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const parentEmail = anAddress();
  const [team, other] = [await aTrustedTeam(from.id, 0, { parentEmail }), await aTrustedTeam(from.id, 0)];
  const own = await family(team.captain, team.player.id, parentEmail);
  await paid(team.player.id);
  const id = Number((await team.move(to.id)).body.asked?.id);
  expect((await other.takeBack(id)).status).toBe(404);
  expect((await own.takeBack(id)).status).toBe(404);
  expect((await own.see()).registrations[0]?.asked).toBeNull();
  expect((await team.takeBack(id)).body).toMatchObject({ asked: null });
  expect((await team.takeBack(id)).status).toBe(200);
  expect(await requestsOf(team.player.id)).toMatchObject([{ state: 'taken-back', decidedBy: 'family' }]);
  expect((await answer(id, { answer: 'granted' })).status).toBe(409);
});

test('what a teammate has asked for itself goes along with its wish for a refund; who asked for a place is told no', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const team = await aTrustedTeam(from.id, 1);
  const [mate] = team.roster;
  await paid(Number(mate?.id));
  const device = app().visitor();
  const { status } = await device.post('/api/players/lookup', { name: mate?.joiner.name, phone: mate?.joiner.phone });
  expect(status).toBe(200);
  const theirs = await family(device, Number(mate?.id), mate?.parentEmail ?? '', 1);
  const registrationId = (await theirs.see()).registrations[0]?.id;
  expect((await theirs.ask({ registrationId, kind: 'withdrawal', isRefundWanted: true })).status).toBe(200);
  const asking = aFreeAgent(from.id, { requestedTeamId: team.id });
  const asker = await app().visitor().post<{ player: Person }>('/api/players', asking);
  expect(asker.status).toBe(201);
  await team.move(to.id);
  const [request] = await requestsOf(team.player.id);
  expect(request?.follows).toContain('1 request to join is declined, and the player is told.');
  expect((await answer(Number(request?.id), { answer: 'granted' })).status).toBe(200);
  const [still] = await requestsOf(Number(mate?.id));
  expect(still).toMatchObject({ state: 'asked', isRefundWanted: true, tournament: to.name });
  expect((await answer(Number(still?.id), { answer: 'granted' })).status).toBe(200);
  expect(await teamNow(team.id)).toMatchObject({ tournamentId: to.id, currentPlayers: 1 });
  await app().mailbox.mailTo(asking.email, 'Your request to join a team was declined');
  expect(await listed(app(), 'tournament-registrations', { playerId: asker.body.player.id })).toMatchObject([
    { tournamentId: from.id, teamId: null },
  ]);
});
