import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** First line of every backup; JSON headers and PostgreSQL's COPY text follow. */
export const backupMark = 'Golden Goal backup 1';

/** Tables left out of backups: sign-ins, counters, recent answers, and keys that would reveal callers' networks. All start anew after a restore. */
const notKept = ['migrations', 'sessions', 'grants', 'failures', 'answered_calls', 'audit_source_keys'];

/** Header before the rows of a table. */
export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Header before the tables. */
export interface BackupHead {
  /** Migrations that had run, which define the tables' columns. */
  readonly migrations: readonly string[];
  /** Value of each id sequence. */
  readonly counters: Readonly<Record<string, string>>;
}

/** Writes a consistent snapshot of all tables that are backed up, while the product keeps running. */
export async function writeBackup(client: pg.Client, out: Writable): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await say(out, `${backupMark}\n${JSON.stringify(await headOf(client))}\n`);
  for (const head of await tablesOf(client)) {
    await say(out, `${JSON.stringify(head)}\n`);
    await writeRows(client, head, out);
    await say(out, '\\.\n');
  }
  await client.query('commit');
}

async function headOf(client: pg.Client): Promise<BackupHead> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by id');
  const counters = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename <> 'migrations_id_seq'`,
  );
  return {
    migrations: migrations.rows.map(({ name }) => name),
    counters: Object.fromEntries(counters.rows.map(({ name, value }) => [name, value])),
  };
}

async function tablesOf(client: pg.Client): Promise<readonly TableHead[]> {
  const { rows } = await client.query<TableHead>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [notKept],
  );
  return rows;
}

async function writeRows(client: pg.Client, head: TableHead, out: Writable): Promise<void> {
  const rows: Readable = client.query(copyTo(`copy ${named(head)} to stdout`));
  for await (const chunk of rows) await say(out, chunk);
}

/** Returns a table with its columns, quoted for COPY. */
export function named({ table, columns }: TableHead): string {
  return `${quoted(table)} (${columns.map(quoted).join(', ')})`;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function say(out: Writable, words: string | Buffer): Promise<void> {
  if (!out.write(words)) await once(out, 'drain');
}
