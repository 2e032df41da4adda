import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { verifyAudit } from '../../api/audit/postgres-audit-chain.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let database: FreshDatabase;
let running: pg.Client;

/** An audit of four entries. */
async function open(): Promise<void> {
  database = await freshDatabase();
  running = new pg.Client({ connectionString: database.runningUrl });
  await running.connect();
  for (const what of ['first', 'second', 'third', 'fourth']) await note(what);
}

async function close(): Promise<void> {
  await running.end();
  await database.drop();
}

const note = (what: string, after: object = { name: 'Quill Zephyrine' }, source = '203.0.113.0/24') =>
  running.query(
    `insert into audit (who, kind, thing, record_id, what, after, source) values ('somebody', 'visitor', 'player', 7, $1, $2, $3)`,
    [what, JSON.stringify(after), source],
  );

const verdict = (keptHash?: string) => verifyAudit(running, keptHash);

/** As somebody who has taken over the whole server. */
const asOwner = async (...statements: readonly string[]) => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  for (const statement of statements) await owner.query(statement);
  await owner.end();
};

describe('with the role of the running product', () => {
  beforeAll(open);
  afterAll(close);

  test.each([
    ['change', `update audit set who = 'nobody'`],
    ['take out', 'delete from audit where id = 2'],
    ['empty', 'truncate audit'],
    ['drop', 'drop table audit'],
    ['drop the trigger of', 'drop trigger audit_stays on audit'],
    ['switch off the trigger of', 'alter table audit disable trigger audit_stays'],
    ['switch off all triggers of', 'alter table audit disable trigger all'],
    ['pass by the triggers of', 'set session_replication_role = replica'],
    ['choose the number in', `insert into audit (id, who, kind, thing, what) values (1, 'x', 'site', 'site', 'x')`],
    ['choose the time in', `insert into audit (at, who, kind, thing, what) values (now(), 'x', 'site', 'site', 'x')`],
    ['turn back the numbers of', `select setval('audit_id_seq', 1)`],
    ['change the chain of', `update audit_chain set hash = ''`],
    ['add to the chain of', `insert into audit_chain values (9, 9, '', '')`],
    ['cut the chain of', 'delete from audit_chain'],
    ['change the ends of', 'update audit_ends set last_position = 0'],
    ['read the key of the day of', 'select key from audit_source_keys'],
    ['chain by hand in', 'select chain_audit_entry(1)'],
    [
      'replace the rule of',
      `create or replace function refuse_audit_change() returns trigger language sql as 'select 1'`,
    ],
    ['replace the chain of', 'alter function chain_new_audit_entry() security invoker'],
    ['put a table before', 'create table public.audit_ends_too (id integer)'],
    ['add a rule to', 'create rule lost as on insert to audit do instead nothing'],
    ['add a trigger to', 'create trigger more before insert on audit for each row execute function seal_audit_entry()'],
    ['own', 'alter table audit owner to current_user'],
    ['become the owner of', 'set role postgres'],
    ['sign in as the owner of', 'set session authorization postgres'],
    ['make an owner for', 'create role friend superuser'],
    ['give itself the rights to', 'grant all on audit to current_user'],
    ['undo the migrations of', 'delete from migrations'],
  ])('nobody can %s the audit: %s', async (_, statement) => {
    const before = await database.query('select * from audit order by id');
    const attempt = running.query(statement).then(() => running.query('select 1'));
    if (/^grant/.test(statement)) await attempt.catch(() => undefined);
    else
      await expect(attempt).rejects.toThrow(/permission denied|must be (owner|superuser)|must be able|not permitted/);
    expect(await database.query('select * from audit order by id')).toEqual(before);
    await expect(running.query('delete from audit')).rejects.toThrow('permission denied');
    expect((await verdict()).wrong).toEqual([]);
  });
});

describe('an audit', () => {
  beforeEach(open);
  afterEach(close);

  test('a table of one’s own of the same name takes no entry away from the audit', async () => {
    await running.query('create temporary table audit_ends (last_hash text, last_position integer)');
    await note('fifth');
    await running.query('drop table pg_temp.audit_ends');
    expect(await verdict()).toMatchObject({ entries: 5, wrong: [] });
  });

  test('the old is forgotten, and nothing younger', async () => {
    await running.query('select forget_old_audit()');
    expect(await verdict()).toMatchObject({ entries: 4, wrong: [] });
  });

  test('entries as they were written are said to be so, beside others that are being written', async () => {
    const others = Array.from({ length: 5 }, async () => {
      const other = new pg.Client({ connectionString: database.runningUrl });
      await other.connect();
      for (let line = 0; line < 10; line += 1)
        await other.query(`insert into audit (who, kind, thing, what) values ('the site', 'site', 'site', 'beside')`);
      await other.end();
    });
    expect((await verdict()).wrong).toEqual([]);
    await Promise.all(others);
    expect(await verdict()).toMatchObject({ entries: 54, wrong: [] });
  });

  test.each([
    ['taken out', 'delete from audit where id = 2', 'Entry 2 is missing'],
    [
      'taken out with its place',
      'delete from audit where id = 2; delete from audit_chain where entry_id = 2',
      'Nothing stands at place 2, before 3',
    ],
    [
      'the last one, with its place',
      'delete from audit where id = 4; delete from audit_chain where entry_id = 4',
      'The audit ends at place 3, and once ended at 4',
    ],
    [
      'given to somebody else',
      `update audit set who = 'organizer' where id = 3`,
      'Entry 3 is not as it was written, or not in its place',
    ],
    [
      'dated back',
      `update audit set at = at - interval '1 day' where id = 3`,
      'Entry 3 is not as it was written, or not in its place',
    ],
    [
      'told otherwise',
      `update audit set after = '{"name":"Nobody"}' where id = 3`,
      'Entry 3 does not say what it said',
    ],
    ['made silent', `update audit set after = null, salt = null where id = 3`, 'Entry 3 does not say what it said'],
    [
      'put in',
      `insert into audit (who, kind, thing, what) values ('x', 'site', 'site', 'x')`,
      'Entry 5 was put in beside the chain',
    ],
    [
      'in another order',
      'update audit_chain set position = -position; update audit_chain set position = case position when -2 then 3 when -3 then 2 else -position end',
      'Entry 3 is not as it was written, or not in its place',
    ],
  ])('an entry %s is found by npm run audit:verify', async (_, statement, complaint) => {
    await asOwner(statement);
    expect((await verdict()).wrong).toContain(complaint);
  });

  test('npm run audit:verify ends with 0 or with 1, and says why', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['dist/api/audit/run-verify.js', ...args], {
        cwd: root,
        env: { PATH: process.env.PATH, DATABASE_URL: database.runningUrl },
      });
    await promisify(execFile)(process.execPath, ['build.mjs', 'api'], { cwd: root });
    const { stdout } = await run();
    expect(stdout).toContain('4 entries, all as they were written');
    const [, head = ''] = /last hash is (\w{64})/.exec(stdout) ?? [];
    await note('fifth');
    expect((await run(head)).stdout).toContain('5 entries');
    await asOwner(
      'delete from audit',
      'delete from audit_chain',
      `update audit_ends set last_position = 0, last_hash = ''`,
    );
    expect((await run()).stdout).toContain('0 entries');
    await expect(run(head)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`The hash ${head} is no part`),
    });
  });

  test('a person’s words go, and the chain still tells that nothing else did', async () => {
    await database.query(
      `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     values (7, 'Quill Zephyrine', 'quill zephyrine', '2015550100', '2015550100', 'q@family.example', 2001, 'Here to Play', 'None')`,
    );
    await running.query('delete from players where id = 7');
    expect(JSON.stringify(await database.query('select * from audit'))).not.toContain('Zephyrine');
    expect((await verdict()).wrong).toEqual([]);
    await asOwner(`update audit set after = '{"name":"Somebody else"}' where id = 3`);
    expect((await verdict()).wrong).toEqual(['Entry 3 does not say what it said']);
  });

  test('three years on the old goes first, and the rest is still a chain', async () => {
    await asOwner(`update audit set at = now() - interval '4 years' where id <= 2`);
    await asOwner(
      `update audit_ends set last_position = 0, last_hash = ''`,
      'delete from audit_chain',
      'select chain_audit_entry(id) from (select id from audit order by id) one',
    );
    expect(await verdict()).toMatchObject({ entries: 4, wrong: [] });
    await running.query('select forget_old_audit()');
    expect(await verdict()).toMatchObject({ entries: 2, wrong: [] });
  });

  test('from where somebody came is alike all day, tells nobody the address, and means nothing the day after', async () => {
    await note('from elsewhere', {}, '203.0.114.0/24');
    const sources = await database.query<{ source: string }>('select source from audit order by id');
    const [here, same, , , elsewhere] = sources.map(({ source }) => source);
    expect(here).toMatch(/^[0-9a-f]{16}$/);
    expect([same === here, elsewhere === here]).toEqual([true, false]);
    await asOwner(`update audit_source_keys set day = day - 1`);
    await note('a day later');
    const [last] = await database.query<{ source: string }>('select source from audit order by id desc limit 1');
    expect(last?.source).not.toBe(here);
    expect(await database.query('select from audit_source_keys')).toHaveLength(1);
  });

  test('a role for reports reads what is no secret, and writes nothing', async () => {
    const reads = async (table: string) => {
      const [{ may } = { may: false }] = await database.query<{ may: boolean }>(
        `select has_table_privilege('golden_goal_reporting', $1, 'select') as may`,
        [table],
      );
      return may;
    };
    for (const table of ['players', 'games', 'audit']) expect([table, await reads(table)]).toEqual([table, true]);
    for (const table of ['sessions', 'grants', 'admin_users', 'contact_codes', 'audit_source_keys'])
      expect([table, await reads(table)]).toEqual([table, false]);
    const writable = await database.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and has_table_privilege('golden_goal_reporting', oid, 'insert, update, delete, truncate')`,
    );
    expect(writable).toEqual([]);
  });
});
