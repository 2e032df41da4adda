import { openApp } from './app.ts';
import { anAddress, changingIn } from './changing-families.ts';
import { listed, type Person, remove, teamOf } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';

const app = openApp();
const { family, aFreeAgentsFamily, registrationsOf, requestsOf, answer, paid } = changingIn(app);

test('a family withdraws at once what is unpaid and not drawn, and owes nothing', async () => {
  const { id } = await app().announce();
  const { see, ask, player, letters } = await aFreeAgentsFamily(id);
  const [registration] = (await see()).registrations;
  expect(registration).toMatchObject({ amountCents: 4000, isPaid: false, withdrawal: { by: 'family', because: [] } });
  const done = await ask({ registrationId: registration?.id, kind: 'withdrawal', reason: 'A broken arm' });
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ registrations: [], decided: [{ state: 'granted', kind: 'withdrawal' }] });
  expect(await registrationsOf(player.id)).toEqual([]);
  const [request] = await requestsOf(player.id);
  expect(request).toMatchObject({ state: 'granted', decidedBy: 'family', reason: 'A broken arm', follows: [] });
  const told = (await letters(3)).find(({ subject }) => subject.startsWith('Withdrawn'));
  expect(told?.text).toContain('nothing is owed for it any more');
});

test('who is withdrawn can register again', async () => {
  const { id } = await app().announce();
  const { see, ask, player, sent } = await aFreeAgentsFamily(id);
  await ask({ registrationId: (await see()).registrations[0]?.id, kind: 'withdrawal' });
  expect((await app().visitor().post('/api/players', sent)).status).toBe(201);
  expect(await registrationsOf(player.id)).toHaveLength(1);
});

test('what was paid is asked for, told in one list with what a yes would do, and answered with a word', async () => {
  const { id, name } = await app().announce();
  const { see, ask, player, letters } = await aFreeAgentsFamily(id);
  await paid(player.id);
  const [registration] = (await see()).registrations;
  expect(registration).toMatchObject({ isPaid: true, withdrawal: { by: 'organizer', because: ['paid'] } });
  const asked = await ask({ registrationId: registration?.id, kind: 'withdrawal', isRefundWanted: true });
  expect(asked.body.registrations[0]?.asked).toMatchObject({ isRefundWanted: true, state: 'asked', paidCents: 4000 });
  expect(await registrationsOf(player.id)).toHaveLength(1);
  const again = await ask({ registrationId: registration?.id, kind: 'withdrawal' });
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('already asked') } });
  const [request] = await requestsOf(player.id);
  expect(request).toMatchObject({
    state: 'asked',
    follows: [`${player.name} is withdrawn from ${name}.`, `You send $40 back (${registration?.paymentReference}).`],
  });
  const yes = await answer(Number(request?.id), { answer: 'granted', remark: 'Get well soon' });
  expect(yes).toMatchObject({ status: 200, body: { state: 'granted', remark: 'Get well soon', paidCents: 4000 } });
  expect(await registrationsOf(player.id)).toEqual([]);
  const told = (await letters(4)).find(({ subject }) => subject.startsWith('Withdrawn'));
  expect(told?.text).toContain('You get $40 back the way you paid it.');
  expect(told?.text).toContain('Get well soon');
});

test('a no leaves everything as it was, and the family may ask again', async () => {
  const { id } = await app().announce();
  const { see, ask, player, letters } = await aFreeAgentsFamily(id);
  await paid(player.id);
  const body = { registrationId: (await see()).registrations[0]?.id, kind: 'withdrawal', isRefundWanted: true };
  await ask(body);
  const [request] = await requestsOf(player.id);
  expect(
    (await answer(Number(request?.id), { answer: 'refused', remark: 'Your place could not be filled' })).status,
  ).toBe(200);
  expect(await registrationsOf(player.id)).toMatchObject([{ paymentStatus: 'paid' }]);
  const told = (await letters(4)).find(({ subject }) => subject.startsWith('Not possible'));
  expect(told?.text).toContain('Your place could not be filled');
  expect((await answer(Number(request?.id), { answer: 'granted' })).status).toBe(409);
  expect((await answer(Number(request?.id), { answer: 'refused' })).status).toBe(200);
  expect((await ask(body)).status).toBe(200);
  expect(await requestsOf(player.id)).toHaveLength(2);
});

test('a family moves to another tournament with room; what was paid goes along', async () => {
  const [from, to] = [await app().announce(), await app().announce({ maxTeams: 2 })];
  const { see, ask, player, letters } = await aFreeAgentsFamily(from.id);
  await paid(player.id);
  const [before] = await registrationsOf(player.id);
  const [registration] = (await see()).registrations;
  expect(registration?.moveTo.map(({ id }) => id)).toContain(to.id);
  const moved = await ask({ registrationId: registration?.id, kind: 'transfer', toTournamentId: to.id });
  expect(moved.status).toBe(200);
  expect(await registrationsOf(player.id)).toMatchObject([
    {
      id: before?.id,
      tournamentId: to.id,
      teamId: null,
      paymentStatus: 'paid',
      paymentReference: before?.paymentReference,
    },
  ]);
  const told = (await letters(3)).find(({ subject }) => subject.startsWith('Moved'));
  expect(told?.text).toContain(`to ${to.name}`);
  expect(told?.text).not.toContain('To pay');
});

test('a family that moves without having paid is told what it owes there', async () => {
  const [from, to] = [await app().announce(), await app().announce()];
  const { see, ask, letters } = await aFreeAgentsFamily(from.id);
  const [registration] = (await see()).registrations;
  expect((await ask({ registrationId: registration?.id, kind: 'transfer', toTournamentId: to.id })).status).toBe(200);
  const told = (await letters(3)).find(({ subject }) => subject.startsWith('Moved'));
  expect(told?.text).toContain('To pay: $40');
});

test('nobody moves to a tournament without room', async () => {
  const [from, full] = [await app().announce(), await app().announce({ maxTeams: 2 })];
  await teamOf(app(), full.id);
  await teamOf(app(), full.id);
  const { see, ask, player } = await aFreeAgentsFamily(from.id);
  const [registration] = (await see()).registrations;
  expect(registration?.moveTo.map(({ id }) => id)).not.toContain(full.id);
  for (const toTournamentId of [full.id, from.id, 999_999]) {
    const refused = await ask({ registrationId: registration?.id, kind: 'transfer', toTournamentId });
    expect(refused).toMatchObject({ status: 400, body: { errors: { toTournamentId: expect.any(String) } } });
  }
  const unsaid = await ask({ registrationId: registration?.id, kind: 'transfer' });
  expect(unsaid).toMatchObject({ status: 400, body: { errors: { toTournamentId: 'Please select a tournament' } } });
  expect(await registrationsOf(player.id)).toMatchObject([{ tournamentId: from.id }]);
});

test('a teammate leaves: the captain is told, and the place is open', async () => {
  const { id } = await app().announce();
  const email = anAddress();
  const team = await teamOf(app(), id, 1, { captainEmail: email });
  const address = anAddress();
  const visitor = app().visitor();
  const joiner = aJoiner(team.invitationCode, { parentEmail: address });
  const { body } = await visitor.post<{ player: Person }>('/api/players/join-via-invitation', joiner);
  const { see, ask } = await family(visitor, body.player.id, address);
  const [registration] = (await see()).registrations;
  expect(registration).toMatchObject({ teamName: team.name });
  await ask({ registrationId: registration?.id, kind: 'withdrawal' });
  const [left] = await listed(app(), 'teams', { id: team.id });
  expect(left).toMatchObject({ currentPlayers: 1, captainId: team.captain.id });
  const letters = await app().mailbox.mailsTo(email, 3);
  expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('has left'));
});

test('the last of a team gives its place to the first who waits; a captain of others hands over first', async () => {
  const { id } = await app().announce({ maxTeams: 2 });
  await teamOf(app(), id);
  const visitor = app().visitor();
  const address = anAddress();
  const sent = aTeam(id, { parentEmail: address });
  const created = await visitor.post<{ team: { id: number; invitationCode: string }; captain: Person }>(
    '/api/teams',
    sent,
  );
  const { team, captain } = created.body;
  const waiting = await teamOf(app(), id);
  const mate = await visitor.post<{ player: Person }>('/api/players/join-via-invitation', aJoiner(team.invitationCode));
  const { see, ask } = await family(visitor, captain.id, address);
  const [registration] = (await see()).registrations;
  expect(registration?.withdrawal).toEqual({ by: 'nobody', because: ['captain'] });
  const refused = await ask({ registrationId: registration?.id, kind: 'withdrawal' });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('hand the team over') } });
  const [mates] = await registrationsOf(mate.body.player.id);
  await remove(app().organizer, `/api/admin/tournament-registrations/${mates?.id}`);
  expect((await ask({ registrationId: registration?.id, kind: 'withdrawal' })).status).toBe(200);
  expect(await listed(app(), 'teams', { id: waiting.id })).toMatchObject([{ waitlisted: false }]);
});
