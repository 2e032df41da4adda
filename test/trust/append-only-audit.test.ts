import { type FreshDatabase, freshDatabase } from '../harness/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const note = (what: string, source = '203.0.113.0/24', age = '0 years') =>
  database.query(
    `insert into audit (who, kind, thing, record_id, what, after, source, at)
     values ('somebody', 'visitor', 'player', 7, $1, '{"name":"Quill Zephyrine"}', $2, now() - $3::interval)`,
    [what, source, age],
  );

test.each([
  `update audit set who = 'nobody'`,
  `update audit set after = '{"name":"Removed"}'`,
  'delete from audit',
  'truncate audit',
])('an entry of the audit is neither changed nor taken out: %s', async (statement) => {
  await note('kept');
  await expect(database.query(statement)).rejects.toThrow('The audit is only ever added to');
});

test('an entry of three years ago may go', async () => {
  await note('forgotten', undefined, '4 years');
  await database.query(`delete from audit where what = 'forgotten'`);
  expect(await database.query(`select from audit where what = 'forgotten'`)).toEqual([]);
});

test('the erasure of a person takes the words out and leaves the entries', async () => {
  await database.query(
    `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     values (7, 'Quill Zephyrine', 'quill zephyrine', '2015550100', '2015550100', 'q@family.example', 2001, 'Here to Play', 'None')`,
  );
  await note('seen');
  await database.query('delete from players where id = 7');
  const [entry] = await database.query(`select who, record_id, after from audit where what = 'seen'`);
  expect(entry).toEqual({ who: 'somebody', record_id: 7, after: { name: 'Removed' } });
});

test('a source is alike all day, tells nobody the network, and means nothing the day after', async () => {
  const sourceOf = async (what: string, network?: string) => {
    await note(what, network);
    const [entry] = await database.query<{ source: string }>('select source from audit where what = $1', [what]);
    return entry?.source;
  };
  const here = await sourceOf('one');
  expect(here).toMatch(/^[0-9a-f]{16}$/);
  expect(await sourceOf('two')).toBe(here);
  expect(await sourceOf('three', '203.0.114.0/24')).not.toBe(here);
  await database.query('update audit_source_keys set day = day - 1');
  expect(await sourceOf('a day later')).not.toBe(here);
  expect(await database.query('select from audit_source_keys')).toHaveLength(1);
});
