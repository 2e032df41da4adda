import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupHead, backupMark, named, quoted, type TableHead } from './backup.ts';

/** Migrates an empty database to the state it had when the backup was written. */
type MigrateTo = (migrations: readonly string[]) => Promise<void>;

/** Reads a backup to its end, and refuses what is none, or is damaged or cut off. */
export async function checkBackup(backup: Readable): Promise<void> {
  const lines = linesOf(backup);
  const { value } = await lines.next();
  if (value !== backupMark) throw new Error('This file is no backup of Golden Goal.');
  for await (const _ of lines);
}

/** Restores a backup that was checked into an empty database: completely, or `empty` makes it empty again. */
export async function restoreBackup(
  client: pg.Client,
  backup: Readable,
  { migrateTo, empty }: { readonly migrateTo: MigrateTo; readonly empty: () => Promise<void> },
): Promise<void> {
  await refuseTables(client);
  try {
    await readBackup(client, backup, migrateTo);
  } catch (error) {
    await client.query('rollback');
    await empty();
    throw error;
  }
}

async function readBackup(client: pg.Client, backup: Readable, migrateTo: MigrateTo): Promise<void> {
  const lines = linesOf(backup);
  const next = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : value;
  };
  await next();
  const { migrations, counters }: BackupHead = JSON.parse((await next()) ?? '{}');
  await migrateTo(migrations);
  await client.query('begin');
  const ties = await untie(client);
  await eachTable(client, (table) => `alter table ${table} disable trigger user`);
  await eachTable(client, (table) => (table === 'migrations' ? '' : `delete from ${table}`));
  for (let head = await next(); head !== undefined; head = await next()) await readRows(client, JSON.parse(head), next);
  for (const tie of ties) await client.query(`alter table ${tie.table} add constraint ${tie.name} ${tie.words}`);
  for (const [counter, value] of Object.entries(counters)) {
    await client.query('select setval($1::regclass, $2)', [quoted(counter), value]);
  }
  await eachTable(client, (table) => `alter table ${table} enable trigger user`);
  await client.query('commit');
}

async function refuseTables(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public'`);
  if (rowCount)
    throw new Error('The database is not empty. A backup is restored into an empty one, never over another.');
}

interface Tie {
  readonly table: string;
  readonly name: string;
  readonly words: string;
}

/** Drops the foreign keys so that rows can come in any order; they are added again and checked at the end. */
async function untie(client: pg.Client): Promise<readonly Tie[]> {
  const { rows: ties } = await client.query<Tie>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as words
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of ties) await client.query(`alter table ${table} drop constraint ${name}`);
  return ties;
}

async function eachTable(client: pg.Client, statement: (table: string) => string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) await client.query(statement(name));
}

async function readRows(client: pg.Client, head: TableHead, next: () => Promise<string | undefined>): Promise<void> {
  async function* rows() {
    for (let row = await next(); row !== '\\.'; row = await next()) {
      if (row === undefined) throw new Error('The backup ends in the middle of a table; nothing was restored.');
      yield `${row}\n`;
    }
  }
  await pipeline(rows, client.query(copyFrom(`copy ${named(head)} from stdin`)));
}

/** Yields the lines of a stream, split by line feeds only, since a name may contain any other separator. */
async function* linesOf(stream: Readable): AsyncGenerator<string, void> {
  let rest = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
