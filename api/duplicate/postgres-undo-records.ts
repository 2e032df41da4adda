import type { CarriedMoney, ChangeSinceMerge } from '../../domain/port/duplicates.ts';
import type { Database } from '../database/database.ts';
import { movedReferences, registrationReferences, unlinkedReferences } from './person-references.ts';
import { type Before, movedKey, type Row } from './postgres-merge-records.ts';

/** Versions right after a merge. */
export interface After {
  readonly kept: number;
  readonly registrations: Readonly<Record<string, number>>;
  readonly teams: Readonly<Record<string, number>>;
  /** Pairs of different people that the merge added. */
  readonly different: readonly (readonly [number, number])[];
  readonly carried: readonly CarriedMoney[];
}

export interface Undo {
  readonly before: Before;
  readonly after: After;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => Number(id));

/** Returns the later changes that an undo would overwrite. */
export async function changesSince(
  database: Database,
  keptId: number,
  { before, after }: Undo,
): Promise<readonly ChangeSinceMerge[]> {
  if (before.keptId !== keptId) return [{ name: String(before.kept.name), what: 'merged' }];
  const found = await database.query<ChangeSinceMerge>(since, [
    keptId,
    after.kept,
    JSON.stringify(after.registrations),
    JSON.stringify(after.teams),
    before.moved[movedKey('tournament_registrations', 'player_id')] ?? [],
    idsOf(before.led),
    JSON.stringify(before.dropped),
  ]);
  return found;
}

/**
 * Parameters: $1 the surviving player and $2 its version, $3 the versions of registrations and $4 of teams that the merge changed,
 * $5 the moved registrations, $6 the teams led, $7 the removed registrations.
 */
const since = `with dropped as (
    select * from jsonb_to_recordset($7::jsonb) as one(id int, team_id int, tournament_id int))
  select player.name, 'changed' as what from players player where player.id = $1 and player.version <> $2
  union all select tournament.name, 'changed' from jsonb_each_text($3::jsonb) as seen(id, version)
    join tournament_registrations registration on registration.id = seen.id::int and registration.version <> seen.version::int
    join tournaments tournament on tournament.id = registration.tournament_id
  union all select 'A registration', 'deleted' from unnest($5::int[] || array(
      select key::int from jsonb_each_text($3::jsonb))) as moved(id)
    where not exists (select from tournament_registrations one where one.id = moved.id)
  union all select team.name, 'changed' from jsonb_each_text($4::jsonb) as seen(id, version)
    join teams team on team.id = seen.id::int and team.version <> seen.version::int
  union all select 'A team', 'deleted' from unnest($6::int[]) as led(id) where not exists (select from teams where id = led.id)
  union all select team.name, 'leads' from teams team join tournament_registrations one on one.team_id = team.id
    where team.captain_id = $1 and one.id = any($5) and team.id <> all($6)
  union all select 'A tournament', 'deleted' from dropped
    where not exists (select from tournaments where id = dropped.tournament_id)
  union all select 'A team', 'deleted' from dropped where team_id is not null
    and not exists (select from teams where id = dropped.team_id and tournament_id = dropped.tournament_id and is_active)
  union all select team.name, 'full' from dropped join teams team on team.id = dropped.team_id
    where team.current_players >= team.max_players
  order by what, name limit 10`;

/** Snapshot columns that triggers maintain, and the id that finds the row. */
const kept = new Set(['id', 'version', 'updated_at', 'search_words']);

/** Restores everything as it was before a merge; later rows of a registration move back with it. */
export async function restore(database: Database, { before, after }: Undo): Promise<void> {
  const both = [before.keptId, Number(before.gone.id)];
  await database.query(`select set_config('golden_goal.merging', 'yes', true)`);
  await setBack(database, 'players', [before.kept]);
  await putBack(database, 'players', [before.gone]);
  for (const { table, column } of movedReferences) await moveBack(database, table, column, before, both);
  await followRegistrations(database, before, both);
  await putBack(database, 'tournament_registrations', before.dropped);
  for (const { table } of registrationReferences) await putBack(database, table, before.hanging[table] ?? []);
  await setBack(database, 'tournament_registrations', before.beside, ['player_id', 'team_id']);
  await setBack(database, 'teams', before.led, teamsOwn);
  await database.query('update teams set version = version + 1 where id = any($1)', [idsOf(before.led)]);
  await setBack(database, 'player_changes', before.changes);
  for (const pair of after.different)
    await database.query('delete from different_players where one_id = $1 and other_id = $2', pair);
  await putBack(database, 'different_players', before.different);
  await putBack(database, 'mailboxes', before.mailboxes);
  await database.query(`select set_config('golden_goal.merging', '', true)`);
}

/** Team columns that an undo leaves alone; only the captain is restored, because players are counted and each link has the next number. */
const teamsOwn = [
  ...['tournament_id', 'name', 'name_key', 'twin', 'skill_level', 'age_bracket', 'invitation_code', 'current_players'],
  ...[
    'max_players',
    'is_active',
    'waitlisted_at',
    'accepts_free_agents',
    'captain_link_number',
    'is_test',
    'created_at',
  ],
];

async function putBack(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await database.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Restores rows; if another record stands in the way, the statement fails by that record's constraint. */
async function setBack(database: Database, table: string, rows: readonly Row[], spared: readonly string[] = []) {
  const [some] = rows;
  if (some === undefined) return;
  const columns = Object.keys(some).filter((column) => !kept.has(column) && !spared.includes(column));
  const values = columns.map((column) => `${column} = was.${column}`).join(', ');
  await database.query(
    `update ${table} one set ${values} from jsonb_populate_recordset(null::${table}, $1) was where was.id = one.id`,
    [JSON.stringify(rows)],
  );
}

async function moveBack(database: Database, table: string, column: string, { moved }: Before, both: readonly number[]) {
  await database.query(`update ${table} set ${column} = $2 where ${column} = $1 and id = any($3)`, [
    ...both,
    moved[movedKey(table, column)] ?? [],
  ]);
}

/** Moves later rows of a registration back with its player: requests, letters, money, and goals for its team. */
async function followRegistrations(database: Database, { moved }: Before, both: readonly number[]): Promise<void> {
  const ids = moved[movedKey('tournament_registrations', 'player_id')] ?? [];
  const tables = [...registrationReferences, ...unlinkedReferences].map(({ table }) => table);
  const followed = movedReferences.filter(({ table, column }) => column === 'player_id' && tables.includes(table));
  for (const { table } of followed)
    await database.query(`update ${table} set player_id = $2 where player_id = $1 and registration_id = any($3)`, [
      ...both,
      ids,
    ]);
  await database.query(
    `update player_goals set player_id = $2 where player_id = $1 and team_id in (
       select team_id from tournament_registrations where id = any($3))`,
    [...both, ids],
  );
}
