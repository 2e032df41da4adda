import { tablesWith } from '../harness/database.ts';
import { openApp } from './app.ts';
import { remove, teamOf } from './records.ts';
import { aFreeAgent } from './samples.ts';

const app = openApp();

test('after a player is erased no table has the name, the address or the phone, and the audit has its lines still', async () => {
  const { id: tournamentId } = await app().announce();
  const team = await teamOf(app(), tournamentId, 1);
  const person = { name: "Quill O'Zephyrine", email: 'quillon.z@erasable.example', phone: '(201) 555-9182' };
  const wish = aFreeAgent(tournamentId, { ...person, requestedTeamId: team.id, playWith: 'more fans' });
  const joined = await app().visitor().post('/api/players', wish);
  expect(joined.status).toBe(201);
  const [player] = await app().database.query<{ id: number }>('select id from players where email = $1', [
    person.email,
  ]);
  const id = player?.id ?? 0;
  const edited = await app().organizer.put(`/api/admin/players/${id}`, { currentClub: 'Northern Lights' });
  expect(edited.status).toBe(200);
  await app().database.query(
    `insert into audit (who, kind, thing, record_id, what, before, after) values
      ('organizer', 'organizer', 'player', $1, 'edited', $2, $2),
      ('organizer', 'organizer', 'team', $3, 'edited', $4, null)`,
    [id, JSON.stringify(person), team.id, JSON.stringify({ name: 'Staying', captainName: person.name, others: [1] })],
  );
  const lines = await app().database.query<{ id: number }>('select id from audit');
  expect(await tablesWith(app().database, person.name)).toEqual(
    expect.arrayContaining(['audit', 'outgoing_mails', 'players']),
  );

  expect((await remove(app().organizer, `/api/admin/players/${id}`)).status).toBe(200);

  for (const word of [person.name, 'Zephyrine', person.email, person.phone, '2015559182'])
    expect(await tablesWith(app().database, word)).toEqual([]);
  const stay = await app().database.query('select id from audit where id = any($1)', [lines.map((line) => line.id)]);
  expect(stay).toHaveLength(lines.length);
  const erasure = await app().database.query(
    `select from audit where thing = 'player' and record_id = $1 and what = 'erased'`,
    [id],
  );
  expect(erasure).toHaveLength(1);
  const [kept] = await app().database.query(
    `select before from audit where thing = 'team' and record_id = $1 and what = 'edited'`,
    [team.id],
  );
  expect(kept).toEqual({ before: { name: 'Staying', captainName: 'Removed', others: [1] } });
});

test('what was typed to export somebody goes with the person, however little of it was the name', async () => {
  const { id: tournamentId } = await app().announce();
  const person = { name: 'Wilhelmina Oxbow', email: 'mina@oxbow.example', phone: '(201) 555-9184' };
  await app().visitor().post('/api/players', aFreeAgent(tournamentId, person));
  const before = await app().database.query<{ id: number }>(`select id from audit where thing = 'export'`);
  const searches = ['oxbow', 'mina@ox', '(201) 555-9184', 2015559184, 'Nobody Else'];
  for (const q of searches) {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    expect((await app().organizer.get(`/api/admin/players/export?filter=${filter}`)).status).toBe(200);
  }
  const [player] = await app().database.query<{ id: number }>('select id from players where email = $1', [
    person.email,
  ]);
  expect((await remove(app().organizer, `/api/admin/players/${player?.id}`)).status).toBe(200);
  for (const word of ['oxbow', 'mina@ox', '5559184', '555-9184'])
    expect(await tablesWith(app().database, word)).toEqual([]);
  const kept = await app().database.query(
    `select after -> 'filter' ->> 'q' as q from audit where thing = 'export' and id <> all($1) order by id`,
    [before.map((line) => line.id)],
  );
  expect(kept.map(({ q }) => q)).toEqual(['Removed', 'Removed', 'Removed', 'Removed', 'Nobody Else']);
});

test('who was marked as test is forgotten as everybody else when the test data are deleted', async () => {
  const { id: tournamentId } = await app().announce();
  const person = { name: 'Tessaly Trialrun', email: 'tessaly@trial.example', phone: '(201) 555-9185' };
  await app().visitor().post('/api/players', aFreeAgent(tournamentId, person));
  await app().database.query('update players set is_test = true where email = $1', [person.email]);
  await app().database.query('update tournaments set is_test = true where id = $1', [tournamentId]);
  await app().database.query(
    `insert into audit (who, kind, thing, what, after) values ('organizer', 'organizer', 'team', 'edited', $1)`,
    [JSON.stringify({ captainName: person.name })],
  );
  expect((await remove(app().organizer, '/api/admin/delete-test-data')).status).toBe(200);
  for (const word of ['Trialrun', person.email]) expect(await tablesWith(app().database, word)).toEqual([]);
});

test('however many go with the test data, the audit and the letters are gone through once', async () => {
  const { id: tournamentId } = await app().announce();
  const people = ['Amara', 'Bruno', 'Celia', 'Dario'].map((name) => ({
    name: `${name} O'Rehearsal`,
    email: `${name}@rehearsal.example`.toLowerCase(),
  }));
  for (const person of people) {
    const answers = aFreeAgent(tournamentId, {
      ...person,
      phone: '(201) 555-9186',
      parentEmail: 'both@rehearsal.example',
    });
    expect((await app().visitor().post('/api/players', answers)).status).toBe(201);
    await app().database.query(
      `insert into audit (who, kind, thing, what, after) values ('organizer', 'organizer', 'team', 'edited', $1)`,
      [JSON.stringify({ captainName: person.name })],
    );
    await app().database.query(
      `insert into outgoing_mails (kind, recipient, event, subject, text_body, html_body) values ('invitation', 'coach@club.example', $1, $2::text, $2::text, $3)`,
      [
        `rehearsal ${person.name}`,
        `Meet ${person.name}, and O'Rehearsals`,
        `<b>${person.name.replace("'", '&#39;')}</b>`,
      ],
    );
  }
  await app().database.query(`update players set is_test = true where email like '%@rehearsal.example'`);
  await app().database.query('update tournaments set is_test = true where id = $1', [tournamentId]);
  expect((await remove(app().organizer, '/api/admin/delete-test-data')).body).toMatchObject({ players: people.length });
  for (const word of ["O'Rehearsal,", 'O&#39;Rehearsal<', '@rehearsal.example'])
    expect(await tablesWith(app().database, word)).toEqual([]);
  expect(await tablesWith(app().database, "and O'Rehearsals")).toEqual(['outgoing_mails']);
});

test('what a brother or sister on file still has is not taken from their entries', async () => {
  const { id: tournamentId } = await app().announce();
  const family = { email: 'both@siblings.example', phone: '(201) 555-9183' };
  for (const name of ['Ada Twosome', 'Bea Twosome'])
    await app()
      .visitor()
      .post('/api/players', aFreeAgent(tournamentId, { ...family, name }));
  const people = await app().database.query<{ id: number; name: string }>(
    'select id, name from players where email = $1 order by name',
    [family.email],
  );
  expect(people.map(({ name }) => name)).toEqual(['Ada Twosome', 'Bea Twosome']);
  for (const { id, name } of people) {
    await app().database.query(
      `insert into audit (who, kind, thing, record_id, what, before) values ('organizer', 'organizer', 'player', $1, 'edited', $2)`,
      [id, JSON.stringify({ ...family, name })],
    );
  }
  const [ada, bea] = people;
  await remove(app().organizer, `/api/admin/players/${ada?.id}`);
  const entries = await app().database.query<{ before: unknown }>(
    `select before from audit where thing = 'player' and what = 'edited' and record_id = any($1) order by record_id`,
    [[ada?.id, bea?.id]],
  );
  const shown = entries.map(({ before }) => JSON.stringify(before));
  expect(shown.filter((text) => text.includes('Ada'))).toEqual([]);
  expect(shown.filter((text) => text.includes('Bea') && text.includes(family.email))).toHaveLength(1);
});

test('nothing waits for an address that an erased player had before, unless a captain who stays has it', async () => {
  const { id: tournamentId } = await app().announce();
  const [first, shared, last] = ['first@moved.example', 'shared@moved.example', 'Last@moved.example'];
  const answers = aFreeAgent(tournamentId, { email: first, parentEmail: null, parentName: null, birthYear: 1990 });
  const own = app().visitor();
  const { body } = await own.post<{ player: { id: number } }>('/api/players', answers);
  const update = (email: string) =>
    own.put(`/api/players/${body.player.id}/update`, { ...answers, email, paymentMethod: 'venmo', league: null });
  for (const email of [shared, last]) expect((await update(email)).status).toBe(200);
  await teamOf(app(), tournamentId, 1, { captainEmail: shared });
  await app().database.query('insert into news_endings (address, ended_at) values ($1, now())', [first]);
  for (const email of [first, shared, last])
    expect(await tablesWith(app().database, email)).toEqual(expect.arrayContaining(['outgoing_mails']));

  expect((await remove(app().organizer, `/api/admin/players/${body.player.id}`)).status).toBe(200);

  for (const email of [first, last]) expect(await tablesWith(app().database, email)).toEqual([]);
  expect(await tablesWith(app().database, shared)).toEqual(
    expect.arrayContaining(['mailboxes', 'outgoing_mails', 'teams']),
  );
});

test('letters stay for who shares an address that the record wrote in other capitals', async () => {
  const { id: tournamentId } = await app().announce();
  const comes = async (email: string) => {
    const alone = { email, parentEmail: null, parentName: null, birthYear: 1990 };
    const { body } = await app()
      .visitor()
      .post<{ player: { id: number } }>('/api/players', aFreeAgent(tournamentId, alone));
    return body.player.id;
  };
  const gone = await comes('Both@folded.example');
  await comes('both@folded.example');
  expect((await remove(app().organizer, `/api/admin/players/${gone}`)).status).toBe(200);
  expect(await tablesWith(app().database, 'both@folded.example')).toEqual(
    expect.arrayContaining(['mailboxes', 'outgoing_mails', 'players']),
  );
});

test('nobody else changes the audit, not even by taking words out', async () => {
  await app().announce();
  const blank = app().database.query(`update audit set after = '"Removed"'`);
  await expect(blank).rejects.toThrow('The audit is only ever added to');
});
