import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records of one person that were put together, how it was before for as long as that can be undone, and pairs that are two
 * people. A record that was merged is no erasure: nothing is forgotten of it until the person it belongs to is erased, and
 * then all of it, with the mark by which a backup that is brought back leaves it out.
 */
export class Duplicate1795000000400 implements MigrationInterface {
  readonly name = 'Duplicate1795000000400';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const isNoMerge = `current_setting('golden_goal.merging', true) is distinct from 'yes'`;
const hasTraces = `current_setting('golden_goal.left_no_trace', true) is distinct from 'yes'`;
const isErased = `new.name_key like 'removed %' and old.name_key not like 'removed %'`;

/** Only where there is a ledger: one that comes later by its place brings the rule itself. */
const keepingLedger = (mayMove: string) => `do $do$ begin
  if to_regclass('ledger_entries') is not null then
    create or replace function keep_ledger_entry() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - array['player_id', 'tournament_id', 'note'] <> to_jsonb(old) - array['player_id', 'tournament_id', 'note']
        or new.note is distinct from old.note
        or (coalesce(new.player_id, old.player_id) is distinct from old.player_id${mayMove})
        or coalesce(new.tournament_id, old.tournament_id) is distinct from old.tournament_id
      then raise exception 'an entry of the ledger is never changed'; end if;
      if new.player_id is null then new.note := null; end if;
      return new;
    end $$;
  end if;
  end $do$`;

const up = [
  `create table player_merges (
    id serial,
    kept_id integer not null,
    gone_id integer not null,
    at timestamptz not null,
    made_by varchar(50) not null,
    gone jsonb not null,
    undo jsonb,
    constraint player_merges_pkey primary key (id),
    constraint player_merges_kept foreign key (kept_id) references players (id) on delete cascade
  )`,
  'create index player_merges_kept_index on player_merges (kept_id)',
  'create index player_merges_gone_index on player_merges (gone_id)',
  `create table different_players (
    one_id integer not null,
    other_id integer not null,
    said_by varchar(50) not null,
    said_at timestamptz not null,
    constraint different_players_pkey primary key (one_id, other_id),
    constraint different_players_one foreign key (one_id) references players (id) on delete cascade,
    constraint different_players_other foreign key (other_id) references players (id) on delete cascade,
    constraint different_players_in_order check (one_id < other_id)
  )`,
  'create index different_players_other_index on different_players (other_id)',
  'create index players_email_index on players (lower(email))',
  'create index players_parent_email_index on players (lower(parent_email)) where parent_email is not null',
  'drop trigger player_deleted on players',
  `create trigger player_deleted after delete on players for each row when (${hasTraces} and ${isNoMerge})
    execute function forget_person()`,
  'drop trigger player_searches_deleted on players',
  `create trigger player_searches_deleted after delete on players for each row when (${isNoMerge})
    execute function forget_searches()`,
  // The ledger's entries belong to the person whose record stays.
  keepingLedger(` and ${isNoMerge}`),
  // Each record that was merged into somebody who is erased comes back for a moment, to be forgotten as everybody is.
  `create function forget_merged() returns trigger language plpgsql as $$
    declare merged record;
    begin
      for merged in delete from player_merges where kept_id = old.id returning gone_id, gone loop
        insert into players select (jsonb_populate_record(null::players, merged.gone)).*;
        delete from players where id = merged.gone_id;
        insert into erasures (mark) select erasure_mark(merged.gone_id, (merged.gone ->> 'created_at')::timestamptz)
        on conflict do nothing;
      end loop;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`,
  `create trigger merged_deleted before delete on players for each row when (${isNoMerge}) execute function forget_merged()`,
  `create trigger merged_erased before update on players for each row when (${isErased}) execute function forget_merged()`,
];

const down = [
  'drop trigger merged_erased on players',
  'drop trigger merged_deleted on players',
  'drop function forget_merged()',
  keepingLedger(''),
  'drop trigger player_searches_deleted on players',
  'create trigger player_searches_deleted after delete on players for each row execute function forget_searches()',
  'drop trigger player_deleted on players',
  `create trigger player_deleted after delete on players for each row when (${hasTraces}) execute function forget_person()`,
  'drop index players_parent_email_index',
  'drop index players_email_index',
  'drop table different_players',
  'drop table player_merges',
];
