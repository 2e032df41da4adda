import { openApp } from './app.ts';
import { anAddress, changingIn } from './changing-families.ts';
import type { Person } from './records.ts';
import { aFreeAgent } from './samples.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp();
const { aFreeAgentsFamily, family, registrationsOf, requestsOf, answer, paid } = changingIn(app);

test('the link is for one player alone, and a guessed one opens nothing', async () => {
  const { id } = await app().announce();
  const [one, other] = [await aFreeAgentsFamily(id), await aFreeAgentsFamily(id)];
  const [theirs] = (await other.see()).registrations;
  expect(await one.ask({ registrationId: theirs?.id, kind: 'withdrawal' })).toMatchObject({ status: 404 });
  expect(await registrationsOf(other.player.id)).toHaveLength(1);
  const guessed = `${one.sealed.slice(0, -4)}AAAA`;
  expect((await app().visitor().post(`/api/change-requests/${guessed}/see`, {})).status).toBe(404);
  expect(
    (await app().visitor().post(`/api/change-requests/${guessed}`, { registrationId: 1, kind: 'withdrawal' })).status,
  ).toBe(404);
});

test('who knows name and phone has the link mailed to the family, and sees nothing of it', async () => {
  const { id } = await app().announce();
  const address = anAddress();
  const sent = aFreeAgent(id, { parentEmail: address });
  const { body } = await app().visitor().post<{ player: Person }>('/api/players', sent);
  const stranger = app().visitor();
  expect((await stranger.post(`/api/players/${body.player.id}/change-link`, {})).status).not.toBe(200);
  await stranger.post('/api/players/lookup', { name: sent.name, phone: sent.phone });
  const mailed = await stranger.post<{ message: string }>(`/api/players/${body.player.id}/change-link`, {});
  expect(mailed).toMatchObject({ status: 200, body: { message: expect.not.stringContaining('@') } });
  await stranger.post(`/api/players/${body.player.id}/change-link`, {});
  const letters = await app().database.query(
    `select 1 from outgoing_mails where recipient = $1 and event like 'change-link:%'`,
    [address],
  );
  expect(letters).toHaveLength(1);
});

test('a deadline that has passed makes it the organizers to decide', async () => {
  const { id } = await app().announce();
  const { see, ask, player } = await aFreeAgentsFamily(id);
  await app().database.query(`update tournaments set registration_deadline = '2020-01-01' where id = $1`, [id]);
  const [registration] = (await see()).registrations;
  expect(registration?.withdrawal).toEqual({ by: 'organizer', because: ['deadline'] });
  await ask({ registrationId: registration?.id, kind: 'withdrawal', isRefundWanted: true });
  const [request] = await requestsOf(player.id);
  expect(request).toMatchObject({ isRefundWanted: false, follows: [expect.any(String), '$40 are owed no more.'] });
  await answer(Number(request?.id), { answer: 'granted' });
  expect(await registrationsOf(player.id)).toEqual([]);
});

test('asked and answered twice at once it is done once', async () => {
  const { id } = await app().announce();
  const { see, ask, player } = await aFreeAgentsFamily(id);
  await paid(player.id);
  const body = { registrationId: (await see()).registrations[0]?.id, kind: 'withdrawal' };
  const asked = await Promise.all([ask(body), ask(body), ask(body)]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [request] = await requestsOf(player.id);
  const answered = await Promise.all(
    ['granted', 'refused'].map((said) => answer(Number(request?.id), { answer: said })),
  );
  expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await requestsOf(player.id)).toHaveLength(1);
});

test('a family sees later what it withdrew, in the record of everything that is kept', async () => {
  const { id, name } = await app().announce();
  const { see, ask, address } = await aFreeAgentsFamily(id);
  await ask({ registrationId: (await see()).registrations[0]?.id, kind: 'withdrawal', reason: 'We move away' });
  await app().visitor().post('/api/families', { email: address });
  const letters = await app().mailbox.mailsTo(address, 4);
  const sealed = letters.flatMap(({ text }) => /\/family\/(\S+)/.exec(text)?.[1] ?? []).at(-1);
  const { body } = await app().visitor().post<{ children: readonly object[] }>(`/api/families/${sealed}`, {});
  expect(body.children[0]).toMatchObject({
    changeRequests: [{ tournament: name, kind: 'withdrawal', state: 'granted', reason: 'We move away' }],
  });
  expect(JSON.stringify(body)).toContain('withdrew the player');
});

test('a team that is drawn: the organizers decide, and its games stay as they are', async () => {
  const { teams, tournament } = await drawTournament(app(), 4);
  const [team] = teams;
  const address = anAddress();
  const playerId = team?.captainId ?? 0;
  await app().database.query('update players set parent_email = $1 where id = $2', [address, playerId]);
  const { see, ask } = await family(app().organizer, playerId, address, 0);
  const [registration] = (await see()).registrations;
  expect(registration?.withdrawal).toEqual({ by: 'organizer', because: ['drawn'] });
  expect(registration?.transfer).toEqual({ by: 'organizer', because: ['drawn'] });
  await ask({ registrationId: registration?.id, kind: 'withdrawal' });
  const [request] = await requestsOf(playerId);
  expect(request?.follows).toContain(`${team?.name} is drawn: its games stay as they are.`);
  const before = await gamesOf(tournament.id);
  expect((await answer(Number(request?.id), { answer: 'granted' })).status).toBe(200);
  expect(await registrationsOf(playerId)).toEqual([]);
  expect(await gamesOf(tournament.id)).toEqual(before);
});

const gamesOf = async (id: number) => (await app().organizer.get(`/api/games?includeAll=true&tournamentId=${id}`)).body;
