import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds letters of players without an address: they wait in the office's post tray, and are deleted with their player. */
export class PostTray1795000000493 implements MigrationInterface {
  readonly name = 'PostTray1795000000493';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const known = (states: string) => `alter table outgoing_mails
  drop constraint outgoing_mails_state_known, add constraint outgoing_mails_state_known check (state in (${states}))`;

const mailed = `'waiting', 'sent', 'dead', 'dropped'`;
const inTray = `'in tray', 'printed', 'read out'`;

const up = [
  'alter table outgoing_mails alter column recipient drop not null, add column player_id integer',
  `alter table outgoing_mails add constraint outgoing_mails_player foreign key (player_id) references players (id) on delete cascade`,
  'create index outgoing_mails_of_player on outgoing_mails (player_id) where player_id is not null',
  known(`${mailed}, ${inTray}`),
  `alter table outgoing_mails add constraint outgoing_mails_reader_known
    check ((player_id is not null) = (state in (${inTray})) and (player_id is null) = (recipient is not null))`,
  // A person erased in place is not deleted from the table, so a trigger deletes the letters in the tray.
  `create function forget_post_tray() returns trigger language plpgsql
    security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      delete from outgoing_mails where player_id = new.id;
      return null;
    end $$`,
  `create trigger player_erased_from_tray after update on players for each row
    when (new.name_key like 'removed %' and old.name_key not like 'removed %') execute function forget_post_tray()`,
];

const down = [
  'drop trigger player_erased_from_tray on players',
  'drop function forget_post_tray()',
  'delete from outgoing_mails where player_id is not null',
  'alter table outgoing_mails drop constraint outgoing_mails_reader_known',
  known(mailed),
  'alter table outgoing_mails drop column player_id, alter column recipient set not null',
];
