import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second factor beside an organizer's password, codes for the day the phone is gone, and where each is signed in. */
export class SecondFactor1795000000161 implements MigrationInterface {
  readonly name = 'SecondFactor1795000000161';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `create table second_factors (
    account_id integer not null,
    sealed_secret varchar(300) not null,
    last_step integer,
    confirmed_at timestamptz,
    constraint second_factors_pkey primary key (account_id),
    constraint second_factors_account_fkey foreign key (account_id) references admin_users (id) on delete cascade
  )`,
  `create table recovery_codes (
    account_id integer not null,
    mark varchar(64) not null,
    constraint recovery_codes_pkey primary key (account_id, mark),
    constraint recovery_codes_account_fkey foreign key (account_id) references second_factors (account_id) on delete cascade
  )`,
  'alter table site_settings add column second_factor_required boolean not null default false',
  'alter table grants add column device varchar(60), add column source varchar(50)',
];

const down = [
  'alter table grants drop column device, drop column source',
  'alter table site_settings drop column second_factor_required',
  'drop table recovery_codes',
  'drop table second_factors',
];
