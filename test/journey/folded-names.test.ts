import { openApp } from './app.ts';
import { listed, type Person } from './records.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';

const app = openApp();

type Registered = { readonly player: Person };
/** What phones and keyboards make of an apostrophe. */
const written = ["Finn O'Brien", 'Finn O’Brien', 'FINN O`BRIEN', 'Finn OʼBrien', 'Finn O´Brien', 'Finn O‘Brien'];

test('a child is one player however the phone writes the apostrophe, and every lookup finds it', async () => {
  const phone = '201-555-7001';
  const ids: number[] = [];
  for (const name of written) {
    const { id } = await app().announce();
    const { status, body } = await app().visitor().post<Registered>('/api/players', aFreeAgent(id, { name, phone }));
    expect(status).toBe(201);
    ids.push(body.player.id);
  }
  expect(new Set(ids).size).toBe(1);
  for (const name of written) {
    const looked = await app().visitor().post<{ id: number }>('/api/players/lookup', { name, phone });
    expect([looked.status, looked.body.id]).toEqual([200, ids[0]]);
    const found = await app().visitor().post<{ exactMatch: boolean }>('/api/players/find', { name, phone });
    expect([found.status, found.body.exactMatch]).toEqual([200, true]);
    expect((await listed(app(), 'players', { q: name })).map(({ id }) => id)).toEqual([ids[0]]);
  }
  const [kept] = await listed(app(), 'players', { id: ids[0] });
  expect(kept).toMatchObject({ name: "Finn O'Brien", sameAs: [] });
});

test('a name without its apostrophe and hyphen, and a phone with 001 and other dashes, are the same child', async () => {
  const onFile = { name: 'Ana O’Neill-Vásquez', phone: '201-555-7011' };
  const typed = { name: 'ana oneill vasquez', phone: '001 201‑555–7011' };
  const ids: number[] = [];
  for (const person of [onFile, typed]) {
    const { id } = await app().announce();
    const { body } = await app().visitor().post<Registered>('/api/players', aFreeAgent(id, person));
    ids.push(body.player.id);
  }
  expect(ids[1]).toBe(ids[0]);
  expect((await app().visitor().post<{ id: number }>('/api/players/lookup', typed)).body.id).toBe(ids[0]);
  expect((await app().visitor().post<{ exactMatch: boolean }>('/api/players/find', typed)).body.exactMatch).toBe(true);
});

test('of two with one name and phone each is found by the birth year, which is asked for', async () => {
  const person = { name: 'Sam Park', phone: '201-555-7012' };
  const years = [bornYearsAgo(12), bornYearsAgo(40)];
  const ids: number[] = [];
  for (const birthYear of years) {
    const { id } = await app().announce();
    const { body } = await app()
      .visitor()
      .post<Registered>('/api/players', aFreeAgent(id, { ...person, birthYear }));
    ids.push(body.player.id);
  }
  const look = (more: object) =>
    app()
      .visitor()
      .post<{ id: number; errors: object }>('/api/players/lookup', { ...person, ...more });
  const asked = 'Two people have this name and phone number: please add the birth year';
  expect(await look({})).toMatchObject({ status: 400, body: { message: asked, errors: { birthYear: asked } } });
  expect((await look({ birthYear: years[0] })).body.id).toBe(ids[0]);
  expect((await look({ birthYear: years[1] })).body.id).toBe(ids[1]);
  expect((await look({ birthYear: bornYearsAgo(30) })).status).toBe(404);
});

test('a team has its name alone, however it is written', async () => {
  const { id } = await app().announce();
  const create = (name: string) => app().visitor().post('/api/teams', aTeam(id, { name }));
  expect((await create('St. Mary’s All-Stars')).status).toBe(201);
  expect((await create("St. Mary's All‑Stars")).status).toBe(409);
});

test('no team has the name of another one behind letters that look alike, whoever gives it and wherever', async () => {
  const { id } = await app().announce();
  const captain = app().visitor();
  const create = (name: string, visitor = app().visitor()) =>
    visitor.post<{ team: { id: number } }>('/api/teams', aTeam(id, { name }));
  expect((await create('Red Lions')).status).toBe(201);
  const { body } = await create('Blue Bears', captain);
  const at = `/api/admin/teams/${body.team.id}`;
  for (const name of [
    'Red Lions\uFE0F',
    'Re\u20E3d Lions',
    'Red L\u0456ons',
    'Red Li\u03BFns',
    'Red\u2062 Lions',
    'Red L\u0131ons',
  ]) {
    const answers = [
      await create(name),
      await captain.put(`/api/teams/${body.team.id}/name`, { name }),
      await app().organizer.put(at, { name }),
      await app().organizer.post('/api/admin/teams', { name, tournamentId: id }),
    ];
    expect([name, answers.map(({ status }) => status)]).toEqual([name, [409, 409, 409, 409]]);
  }
  const { body: kept } = await captain.put<{ name: string }>(`/api/teams/${body.team.id}/name`, {
    name: 'Bl\u016Be Bears',
  });
  expect(kept.name).toBe('Bl\u016Be Bears');
});

test('a child is registered once behind letters that look alike, and two children whose plain names do are two', async () => {
  const { id } = await app().announce();
  const register = (name: string, phone: string) =>
    app().visitor().post<Registered>('/api/players', aFreeAgent(id, { name, phone }));
  expect((await register('Noah Novak', '201-555-7021')).status).toBe(201);
  for (const name of ['N\u043Eah Novak', '\u039Doah Novak', 'Noah\u2062 Novak', 'Noah Nov\u20E3ak'])
    expect([name, (await register(name, '201-555-7021')).status]).toEqual([name, 409]);
  const [ian, lan] = [await register('Ian Nguyen', '201-555-7022'), await register('Lan Nguyen', '201-555-7022')];
  expect([ian.status, lan.status, ian.body.player.id === lan.body.player.id]).toEqual([201, 201, false]);
});

test('who coincides on file is shown to organizers, found by a filter, and can still be edited', async () => {
  const { id } = await app().announce();
  const sent = aFreeAgent(id, { name: 'Mia D’Souza' });
  const { body } = await app().visitor().post<Registered>('/api/players', sent);
  const [twin] = await app().database.query<{ id: number }>(
    `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club, twin)
     select name, name_key, phone, phone_key, email, birth_year, skill_level, current_club, id from players where id = $1
     returning id`,
    [body.player.id],
  );
  const both = [body.player.id, twin?.id];
  const twice = { isTwice: true, q: 'Mia D’Souza' };
  const shown = await listed(app(), 'players', twice);
  expect(shown.map((one) => [one.id, one.sameAs])).toEqual([
    [both[0], [both[1]]],
    [both[1], [both[0]]],
  ]);
  const { version } = shown[0] ?? {};
  const edited = await app().organizer.call(`/api/admin/players/${both[0]}`, {
    method: 'PUT',
    body: JSON.stringify({ currentClub: 'Ironbound SC' }),
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${String(version)}"` },
  });
  expect(edited.status).toBe(200);
  await app().database.query('delete from players where id = $1', [both[1]]);
  expect(await listed(app(), 'players', twice)).toEqual([]);
});

test('one name with the same phone or the same birth year is flagged until an organizer says two people', async () => {
  const { id } = await app().announce();
  const comes = async (phone: string, birthYear: number) => {
    const sent = aFreeAgent(id, { name: 'Wren Castellano', phone, birthYear });
    return (await app().visitor().post<Registered>('/api/players', sent)).body.player.id;
  };
  const [first, year] = ['201-555-7031', bornYearsAgo(12)];
  const [one, otherYear] = [await comes(first, year), await comes(first, year - 2)];
  const otherPhone = await comes('201-555-7032', year);
  await comes('201-555-7033', year - 4);
  const flags = async () => {
    const flagged = await listed(app(), 'players', { isTwice: true, q: 'Wren Castellano' });
    return new Map(flagged.map((player) => [player.id, player.sameAs]));
  };
  expect(await flags()).toEqual(
    new Map([
      [one, [otherYear, otherPhone]],
      [otherYear, [one]],
      [otherPhone, [one]],
    ]),
  );
  const said = (otherId: number) => app().organizer.post(`/api/admin/players/${one}/different`, { otherId });
  expect((await said(otherYear)).status).toBe(200);
  expect((await said(otherYear)).status).toBe(200);
  expect(await flags()).toEqual(
    new Map([
      [one, [otherPhone]],
      [otherPhone, [one]],
    ]),
  );
  expect((await said(otherPhone)).status).toBe(200);
  expect(await flags()).toEqual(new Map());
  expect([(await said(one)).status, (await said(999_999)).status]).toEqual([400, 404]);
});
