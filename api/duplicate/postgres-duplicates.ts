import { Injectable } from '@nestjs/common';
import type { Player } from '../../domain/player/player.ts';
import {
  type CarriedMoney,
  type ChangeSinceMerge,
  Duplicates,
  type FiledPlayer,
  type MergeOnFile,
  type MergeToMake,
  type RelatedCounts,
} from '../../domain/port/duplicates.ts';
import { Database } from '../database/database.ts';
import { detailColumns } from '../database/detail-columns.ts';
import { columnsOf } from '../database/row-statements.ts';
import { type PlayerRow, playerRows } from '../player/player-row.ts';
import { toPlayer } from '../player/postgres-players.ts';
import { candidatesSql } from './postgres-likely-pairs.ts';
import { moveRecords, readBefore } from './postgres-merge-records.ts';
import { changesSince, restore, type Undo } from './postgres-undo-records.ts';

const columns = `merge.id, merge.kept_id as "keptId", merge.gone_id as "goneId", player.name as "keptName",
  merge.gone ->> 'name' as "goneName", merge.made_by as by, merge.at`;
const undoable = 'player_merges merge join players player on player.id = merge.kept_id where merge.undo is not null';

const hanging = `select
  (select count(*)::int from player_goals where player_id = $1) as goals,
  (select count(*)::int from mailing_letters where player_id = $1) as letters,
  (select count(*)::int from join_requests where player_id = $1)
    + (select count(*)::int from change_requests where player_id = $1) as requests,
  (select coalesce(sum(amount_cents), 0)::int from ledger_entries where player_id = $1) as "receivedCents",
  array(select registration_id from change_requests where player_id = $1 and state = 'asked'
    and registration_id is not null) as asked`;

const filed = `select ${columnsOf(playerRows, 'player')},
    player.email <> '' and exists (select from mailboxes where address = lower(player.email)) as "isEmailConfirmed",
    array(select concat_ws(', ', tournament.name, team.name) from tournament_registrations registration
      join tournaments tournament on tournament.id = registration.tournament_id
      left join teams team on team.id = registration.team_id
      where registration.player_id = player.id order by registration.registration_date desc, registration.id desc)
      as "registeredFor"
  from players player where player.id = any($1)`;

@Injectable()
export class PostgresDuplicates extends Duplicates {
  constructor(private readonly database: Database) {
    super();
  }

  override async candidates(playerId: number | null): Promise<readonly (readonly [Player, Player])[]> {
    const pairs = await this.database.query<{ one: number; other: number }>(candidatesSql(playerId !== null), [
      ...(playerId === null ? [] : [playerId]),
    ]);
    const people = await this.database.query<PlayerRow>(
      `select ${columnsOf(playerRows, 'player')} from players player where id = any($1)`,
      [[...new Set(pairs.flatMap(({ one, other }) => [one, other]))]],
    );
    const byId = new Map(people.map((row) => [row.id, toPlayer(row)]));
    return pairs.flatMap(({ one, other }) => {
      const [first, second] = [byId.get(one), byId.get(other)];
      return first === undefined || second === undefined ? [] : [[first, second] as const];
    });
  }

  override async filed(playerIds: readonly number[]): Promise<readonly FiledPlayer[]> {
    type FiledRow = PlayerRow & Pick<FiledPlayer, 'registeredFor' | 'isEmailConfirmed'>;
    const rows = await this.database.query<FiledRow>(filed, [playerIds]);
    return rows.map((row) => ({ ...toPlayer(row), ...row }));
  }

  override async callDifferent(oneId: number, otherId: number, by: string, at: Date): Promise<void> {
    await this.database.query(
      `insert into different_players (one_id, other_id, said_by, said_at)
       values (least($1::int, $2::int), greatest($1::int, $2::int), $3, $4) on conflict do nothing`,
      [oneId, otherId, by, at],
    );
  }

  override async relatedCounts(playerId: number): Promise<RelatedCounts> {
    const [found] = await this.database.query<RelatedCounts>(hanging, [playerId]);
    if (found === undefined) throw new Error('Nothing was counted');
    return found;
  }

  override async merge(merge: MergeToMake): Promise<number> {
    const before = await readBefore(this.database, merge);
    await moveRecords(this.database, merge);
    const different = await this.database.query<{ one: number; other: number }>(
      `select one_id as one, other_id as other from different_players now where $1 in (one_id, other_id) and not exists (
         select from jsonb_to_recordset($2) as was(one_id int, other_id int)
         where was.one_id = now.one_id and was.other_id = now.other_id)`,
      [merge.keptId, JSON.stringify(before.different)],
    );
    const pairs = different.map(({ one, other }) => [one, other]);
    const [made] = await this.database.query<{ id: number }>(
      `with made as (insert into player_merges (kept_id, gone_id, at, made_by, gone, undo) values ($1, $2, $3, $4, $5, $6)
         returning id) select id from made`,
      [
        merge.keptId,
        merge.goneId,
        merge.at,
        merge.by,
        JSON.stringify(remembered(before.gone)),
        JSON.stringify({ before, after: { different: pairs } }),
      ],
    );
    if (made === undefined) throw new Error('A merge has left nothing on file');
    return made.id;
  }

  override async keepUndo(mergeId: number, carried: readonly CarriedMoney[]): Promise<void> {
    await this.database.query(
      `update player_merges merge set undo = jsonb_set(undo, '{after}', undo -> 'after' || jsonb_build_object(
         'carried', $2::jsonb,
         'kept', (select version from players where id = merge.kept_id),
         'registrations', (select coalesce(jsonb_object_agg(one.id, one.version), '{}') from tournament_registrations one
           where one.id in (select (row ->> 'id')::int from jsonb_array_elements(undo -> 'before' -> 'beside') row)),
         'teams', (select coalesce(jsonb_object_agg(one.id, one.version), '{}') from teams one
           where one.id in (select (row ->> 'id')::int from jsonb_array_elements(undo -> 'before' -> 'led') row))))
       where merge.id = $1`,
      [mergeId, JSON.stringify(carried)],
    );
  }

  override async isMerged(goneId: number): Promise<boolean> {
    return (await this.database.query('select from player_merges where gone_id = $1', [goneId])).length > 0;
  }

  override since(moment: Date): Promise<readonly MergeOnFile[]> {
    return this.database.query<MergeOnFile>(
      `select ${columns} from ${undoable} and merge.at > $1 order by merge.id desc`,
      [moment],
    );
  }

  override async lock(mergeId: number): Promise<MergeOnFile | undefined> {
    const [found] = await this.database.query<MergeOnFile>(
      `select ${columns} from ${undoable} and merge.id = $1 for update of merge`,
      [mergeId],
    );
    return found;
  }

  override async tournamentsOf(mergeId: number): Promise<readonly number[]> {
    const found = await this.database.query<{ id: number }>(
      `select distinct one.tournament_id as id from player_merges merge, tournament_registrations one
       where merge.id = $1 and one.player_id = merge.kept_id order by 1`,
      [mergeId],
    );
    return found.map(({ id }) => id);
  }

  override async changesSince(mergeId: number): Promise<readonly ChangeSinceMerge[]> {
    const { keptId, undo } = await this.undoOf(mergeId);
    return changesSince(this.database, keptId, undo);
  }

  override async undo(mergeId: number): Promise<readonly CarriedMoney[]> {
    const { undo } = await this.undoOf(mergeId);
    await restore(this.database, undo);
    await this.database.query('delete from player_merges where id = $1', [mergeId]);
    return undo.after.carried;
  }

  private async undoOf(mergeId: number) {
    const [found] = await this.database.query<{ keptId: number; undo: Undo }>(
      'select kept_id as "keptId", undo from player_merges where id = $1 and undo is not null',
      [mergeId],
    );
    if (found === undefined) throw new Error('A merge that is held can be undone no more');
    return found;
  }
}

/** Returns the fields of a removed record that a later erasure searches by: names and contacts only. */
function remembered(gone: Readonly<Record<string, unknown>>): object {
  const untold = Object.fromEntries(detailColumns.map((column) => [column, null]));
  const nothing = { ...untold, birth_year: null, current_club: 'None', search_words: '' };
  return { ...gone, ...nothing, twin: gone.id };
}
