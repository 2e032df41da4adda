import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations that left before their captain's mailbox had answered are counted by source, and letters by address and day. */
export class Relay1795000000130 implements MigrationInterface {
  readonly name = 'Relay1795000000130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table early_invitations (
      id serial,
      source varchar(64) not null,
      left_at timestamptz not null default now(),
      constraint early_invitations_pkey primary key (id)
    )`);
    await runner.query('create index early_invitations_left_index on early_invitations (left_at)');
    await runner.query(`alter table outgoing_mails
      add cause varchar(20) not null default 'notice',
      add due_at timestamptz not null default now(),
      drop constraint outgoing_mails_state_known,
      add constraint outgoing_mails_state_known check (state in ('waiting', 'sent', 'dead', 'dropped'))`);
    await runner.query('update outgoing_mails set due_at = created_at');
    await runner.query('create index outgoing_mails_of_a_day on outgoing_mails (lower(recipient), cause, due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outgoing_mails_of_a_day');
    await runner.query(`update outgoing_mails set state = 'dead' where state = 'dropped'`);
    await runner.query(`alter table outgoing_mails drop column cause, drop column due_at,
      drop constraint outgoing_mails_state_known,
      add constraint outgoing_mails_state_known check (state in ('waiting', 'sent', 'dead'))`);
    await runner.query('drop table early_invitations');
  }
}
