import type { MergeToMake } from '../../domain/port/duplicates.ts';
import type { Database } from '../database/database.ts';
import { movedReferences, registrationReferences } from './person-references.ts';

/** Row of a table as it was, by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** Two records before their merge: ids of the moved rows, and the rows that were removed or changed. */
export interface Before {
  readonly keptId: number;
  readonly kept: Row;
  readonly gone: Row;
  /** Ids of the rows that referred to the removed record, by table and column. */
  readonly moved: Readonly<Record<string, readonly number[]>>;
  readonly dropped: readonly Row[];
  readonly hanging: Readonly<Record<string, readonly Row[]>>;
  /** Registrations that remained beside them. */
  readonly beside: readonly Row[];
  readonly led: readonly Row[];
  readonly changes: readonly Row[];
  readonly different: readonly Row[];
  readonly mailboxes: readonly Row[];
}

const registrations = 'tournament_registrations';

export const movedKey = (table: string, column: string): string => `${table}.${column}`;

/** Reads the state before a merge. */
export async function readBefore(database: Database, { keptId, goneId, collisions }: MergeToMake): Promise<Before> {
  const both = [keptId, goneId];
  const rows = async (from: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await database.query<{ row: Row }>(`select to_jsonb(one) as row from ${from}`, values)).map(({ row }) => row);
  const of = async (table: string, ids: readonly number[]) => rows(`${table} one where one.id = any($1)`, [ids]);
  const [kept, gone] = [await of('players', [keptId]), await of('players', [goneId])];
  const dropped = collisions.map(({ goes }) => goes);
  const moved: Record<string, readonly number[]> = {};
  for (const { table, column } of movedReferences) {
    const found = await database.query<{ id: number }>(`select id from ${table} where ${column} = $1`, [goneId]);
    const staying = table === registrations ? found.filter(({ id }) => !dropped.includes(id)) : found;
    moved[movedKey(table, column)] = staying.map(({ id }) => id);
  }
  const hanging: Record<string, readonly Row[]> = {};
  for (const { table, column } of registrationReferences)
    hanging[table] = await rows(`${table} one where one.${column} = any($1)`, [dropped]);
  return {
    keptId,
    kept: first(kept),
    gone: first(gone),
    moved,
    dropped: await of('tournament_registrations', dropped),
    hanging,
    beside: await of(
      'tournament_registrations',
      collisions.map(({ stays }) => stays),
    ),
    led: await rows('teams one where one.captain_id = any($1)', [both]),
    changes: await rows('player_changes one where one.player_id = any($1)', [both]),
    different: await rows('different_players one where one.one_id = any($1) or one.other_id = any($1)', [both]),
    mailboxes: await rows(
      `mailboxes one where one.address in (select lower(way) from players, unnest(array[email, parent_email]) way
       where id = any($1) and way <> '')`,
      [both],
    ),
  };
}

function first(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Nobody is on file under a number that is held');
  return row;
}

/** Columns of a signature that are carried over, with the hash of the signed text. */
const signed = [
  ...['signer', 'relationship', 'version', 'text_hash', 'language', 'likeness', 'signed_at', 'address'],
  ...['confirmed_at', 'confirmed_by'],
].map((column) => `waiver_${column}`);

const carrySignature = `update tournament_registrations stays set ${signed.map((one) => `${one} = goes.${one}`).join(', ')}
  from tournament_registrations goes
  where stays.id = $1 and goes.id = $2 and stays.waiver_signed_at is null and goes.waiver_signed_at is not null`;

/** Copies the marks of different people from the removed record to the surviving one. */
const joinDifferent = `insert into different_players (one_id, other_id, said_by, said_at)
  select least($1, other), greatest($1, other), said_by, said_at from (
    select case one_id when $2 then other_id else one_id end as other, said_by, said_at
    from different_players where $2 in (one_id, other_id)) found
  where other <> $1 on conflict do nothing`;

/** Moves all references from one record to the other and removes it, without loss of any person's data. */
export async function moveRecords(database: Database, { keptId, goneId, collisions }: MergeToMake): Promise<void> {
  const both = [keptId, goneId];
  for (const { stays, goes } of collisions) await database.query(carrySignature, [stays, goes]);
  await database.query('delete from tournament_registrations where id = any($1)', [collisions.map(({ goes }) => goes)]);
  await database.query(`select set_config('golden_goal.merging', 'yes', true)`);
  for (const { table, column } of movedReferences)
    await database.query(`update ${table} set ${column} = $1 where ${column} = $2`, both);
  await database.query('update teams set version = version + 1 where captain_id = $1', [keptId]);
  // A link mailed to the other address must not change the surviving record.
  await database.query(
    `update player_changes set state = 'closed', decided_at = coalesce(decided_at, now())
     where player_id = $1 and state in ('waiting', 'made')`,
    [keptId],
  );
  await database.query('delete from contact_codes where player_id = any($1)', [both]);
  await database.query(joinDifferent, both);
  await database.query('delete from players where id = $1', [goneId]);
  await database.query(`select set_config('golden_goal.merging', '', true)`);
  await database.query(
    `update players own set twin = 0 where own.id = $1 and own.twin <> 0 and not exists (
       select from players other where other.phone_key = own.phone_key and other.name_key = own.name_key
         and other.birth_year is not distinct from own.birth_year and other.twin = 0)`,
    [keptId],
  );
}
