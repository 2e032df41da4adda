import { openHouse } from './house.ts';
import { remove, teamOf } from './office.ts';
import { aFreeAgent } from './samples.ts';

const house = openHouse();

/** Every table in which a word stands, in whatever column. */
async function tablesWith(word: string): Promise<readonly string[]> {
  const tables = await house().database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await house().database.query(
      `select from ${name} as one where strpos(lower(one::text), lower($1)) > 0 limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('after a player is erased no table has the name, the address or the phone, and the audit has its lines still', async () => {
  const { id: tournamentId } = await house().announce();
  const team = await teamOf(house(), tournamentId, 1);
  const person = { name: "Quill O'Zephyrine", email: 'quillon.z@erasable.example', phone: '(201) 555-9182' };
  const wish = aFreeAgent(tournamentId, { ...person, requestedTeamId: team.id, playWith: 'more fans' });
  const joined = await house().visitor().post('/api/players', wish);
  expect(joined.status).toBe(201);
  const [player] = await house().database.query<{ id: number }>('select id from players where email = $1', [
    person.email,
  ]);
  const id = player?.id ?? 0;
  const edited = await house().organizer.put(`/api/admin/players/${id}`, { currentClub: 'Northern Lights' });
  expect(edited.status).toBe(200);
  await house().database.query(
    `insert into audit (who, kind, thing, record_id, what, before, after) values
      ('organizer', 'organizer', 'player', $1, 'edited', $2, $2),
      ('organizer', 'organizer', 'team', $3, 'edited', $4, null)`,
    [id, JSON.stringify(person), team.id, JSON.stringify({ name: 'Staying', captainName: person.name, others: [1] })],
  );
  const lines = await house().database.query('select id from audit order by id');
  expect(await tablesWith(person.name)).toEqual(expect.arrayContaining(['audit', 'outgoing_mails', 'players']));

  expect((await remove(house().organizer, `/api/admin/players/${id}`)).status).toBe(200);

  for (const word of [person.name, 'Zephyrine', person.email, person.phone, '2015559182'])
    expect(await tablesWith(word)).toEqual([]);
  const after = await house().database.query<{ id: number }>(
    `select id from audit where what <> 'words removed' order by id`,
  );
  expect(after.length).toBe(lines.length + 1);
  const [kept] = await house().database.query(
    `select before from audit where thing = 'team' and record_id = $1 and what = 'edited'`,
    [team.id],
  );
  expect(kept).toEqual({ before: { name: 'Staying', captainName: 'Removed', others: [1] } });
});

test('what a brother or sister on file still has is not taken from their entries', async () => {
  const { id: tournamentId } = await house().announce();
  const family = { email: 'both@siblings.example', phone: '(201) 555-9183' };
  for (const name of ['Ada Twosome', 'Bea Twosome'])
    await house()
      .visitor()
      .post('/api/players', aFreeAgent(tournamentId, { ...family, name }));
  const people = await house().database.query<{ id: number; name: string }>(
    'select id, name from players where email = $1 order by name',
    [family.email],
  );
  expect(people.map(({ name }) => name)).toEqual(['Ada Twosome', 'Bea Twosome']);
  for (const { id, name } of people) {
    await house().database.query(
      `insert into audit (who, kind, thing, record_id, what, before) values ('organizer', 'organizer', 'player', $1, 'edited', $2)`,
      [id, JSON.stringify({ ...family, name })],
    );
  }
  const [ada, bea] = people;
  await remove(house().organizer, `/api/admin/players/${ada?.id}`);
  const entries = await house().database.query<{ before: unknown }>(
    `select before from audit where thing = 'player' and what = 'edited' and record_id = any($1) order by record_id`,
    [[ada?.id, bea?.id]],
  );
  const shown = entries.map(({ before }) => JSON.stringify(before));
  expect(shown.filter((text) => text.includes('Ada'))).toEqual([]);
  expect(shown.filter((text) => text.includes('Bea') && text.includes(family.email))).toHaveLength(1);
});

test('nobody else changes the audit, not even by taking words out', async () => {
  await house().announce();
  const blank = house().database.query(`update audit set after = '"Removed"'`);
  await expect(blank).rejects.toThrow('The audit is only ever added to');
});
