import { openApp } from './app.ts';
import { remove } from './records.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';

const app = openApp();

const ask = (id: number, asks: readonly string[]) => app().organizer.put(`/api/admin/tournaments/${id}`, { asks });

type Record = { readonly id: number; readonly asks: readonly string[]; readonly shirtSize: string | null };
type Made = { readonly team: { readonly invitationCode: string } };

const lookedUp = async ({ name, phone }: { readonly name: string; readonly phone: string }) =>
  (await app().visitor().post<Record>('/api/players/lookup', { name, phone })).body;

test('a tournament asks nothing more until an organizer says so, and then tells every form of a player', async () => {
  const { id } = await app().announce();
  const told = async () => {
    const { body } = await app()
      .visitor()
      .get<readonly { readonly id: number; readonly asks: unknown }[]>('/api/tournaments');
    return body.find((one) => one.id === id)?.asks;
  };
  expect(await told()).toEqual([]);
  expect((await ask(id, ['nobody knows this'])).status).toBe(400);
  expect((await ask(id, ['shirtSize'])).status).toBe(200);
  expect(await told()).toEqual(['shirtSize']);
  const { body } = await app().visitor().post<Made>('/api/teams', aTeam(id));
  const invited = await app()
    .visitor()
    .get<{ readonly asks: unknown }>(`/api/teams/invite/${body.team.invitationCode}`);
  expect(invited.body.asks).toEqual(['shirtSize']);
});

test('what a captain, a player who joins and a free agent tell stands on the Player ID page, in the list and in the file', async () => {
  const { id } = await app().announce();
  await ask(id, ['shirtSize']);
  const captain = aTeam(id, { shirtSize: 'Adult XL' });
  const { body } = await app().visitor().post<Made>('/api/teams', captain);
  const joiner = aJoiner(body.team.invitationCode, { shirtSize: 'youth m' });
  expect((await app().visitor().post('/api/players/join-via-invitation', joiner)).status).toBe(201);
  const agent = aFreeAgent(id);
  expect((await app().visitor().post('/api/players', agent)).status).toBe(201);
  expect(
    await app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { shirtSize: 'Enormous' })),
  ).toMatchObject({
    status: 400,
    body: { errors: { shirtSize: 'Please choose a shirt size from the list' } },
  });
  const leader = { name: captain.captainName, phone: captain.captainPhone };
  expect(await lookedUp(leader)).toMatchObject({ asks: ['shirtSize'], shirtSize: 'Adult XL' });
  expect(await lookedUp(joiner)).toMatchObject({ shirtSize: 'Youth M' });
  expect(await lookedUp(agent)).toMatchObject({ shirtSize: null });
  const filter = encodeURIComponent(JSON.stringify({ tournamentId: id }));
  const list = await app().organizer.get<readonly Record[]>(
    `/api/admin/players?filter=${filter}&sort=["shirtSize","ASC"]`,
  );
  expect(list.body.map(({ shirtSize }) => shirtSize)).toEqual(['Adult XL', 'Youth M', null]);
  const file = await app().organizer.get<string>(`/api/admin/players/export?filter=${filter}`);
  expect(file.body.split('\r\n')[0]).toMatch(/,"Waiver","Shirt Size",/);
  expect(file.body).toMatch(/,"Adult XL",/);
});

test('a returning player is asked it too: what is told is kept and audited, and an empty answer leaves what is on file', async () => {
  const [before, second, third] = [await app().announce(), await app().announce(), await app().announce()];
  for (const { id } of [second, third]) await ask(id, ['shirtSize']);
  const agent = aFreeAgent(before.id);
  await app().visitor().post('/api/players', agent);
  const back = app().visitor();
  const sought = { name: agent.name, phone: agent.phone };
  const { body: found } = await back.post<{ player: { id: number } }>('/api/players/find', sought);
  expect(JSON.stringify(found)).not.toContain('shirtSize');
  const again = (tournamentId: number, answers: object) =>
    back.post('/api/players/re-register', {
      ...{ id: found.player.id, tournamentId, teamOption: 'individual', paymentMethod: 'venmo', acceptTerms: true },
      ...answers,
    });
  expect(await again(second.id, { shirtSize: 'Enormous' })).toMatchObject({
    status: 400,
    body: { errors: { shirtSize: 'Please choose a shirt size from the list' } },
  });
  expect((await again(second.id, { shirtSize: 'Youth S' })).status).toBe(201);
  expect(await lookedUp(agent)).toMatchObject({ shirtSize: 'Youth S' });
  expect((await again(third.id, { shirtSize: '' })).status).toBe(201);
  expect(await lookedUp(agent)).toMatchObject({ shirtSize: 'Youth S' });
  const edits = await app().database.query(
    `select after from audit where thing = 'player' and record_id = $1 and what = 'edited'`,
    [found.player.id],
  );
  expect(edits).toEqual([{ after: { shirtSize: 'Youth S' } }]);
});

test('a family changes it on the Player ID page, an organizer in the office, and erasing forgets it, in the audit too', async () => {
  const { id } = await app().announce();
  await ask(id, ['shirtSize']);
  const agent = aFreeAgent(id, { shirtSize: 'Youth L' });
  const family = app().visitor();
  await family.post('/api/players', agent);
  const found = (await family.post<Record>('/api/players/lookup', { name: agent.name, phone: agent.phone })).body;
  const saved = await family.put<Record>(`/api/players/${found.id}/update`, { ...found, shirtSize: 'Adult S' });
  expect(saved).toMatchObject({ status: 200, body: { shirtSize: 'Adult S' } });
  const { shirtSize: _, league: _l, ...unaware } = { league: null, ...found };
  expect((await family.put<Record>(`/api/players/${found.id}/update`, unaware)).body.shirtSize).toBe('Adult S');
  const edited = await app().organizer.put(`/api/admin/players/${found.id}`, { shirtSize: 'Adult M' });
  expect(edited.status).toBe(200);
  expect((await lookedUp(agent)).shirtSize).toBe('Adult M');
  const entries = async () =>
    JSON.stringify(
      await app().database.query(`select before, after from audit where thing = 'player' and record_id = $1`, [
        found.id,
      ]),
    );
  expect(await entries()).toContain('Adult M');
  expect((await remove(app().organizer, `/api/admin/players/${found.id}`)).status).toBe(200);
  expect(await entries()).not.toMatch(/Youth L|Adult [SM]/);
});
