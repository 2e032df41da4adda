import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizers are invited into accounts of their own, each with a role; those who were there before own the site. */
export class Account1795000000160 implements MigrationInterface {
  readonly name = 'Account1795000000160';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  'alter table admin_users alter column password_hash drop not null',
  `alter table admin_users
    add column name varchar(100) not null default '',
    add column role varchar(20) not null default 'owner',
    add column state varchar(20) not null default 'active',
    add column invitation_mark varchar(64),
    add column invited_until timestamptz,
    add constraint admin_users_role_known check (role in ('read-only', 'check-in', 'organizer', 'owner')),
    add constraint admin_users_state_known check (state in ('invited', 'active', 'ended'))`,
  'update admin_users set name = username',
];

const down = [
  // Whoever does not own the site, or may not come in, would be let in to everything without a role.
  `delete from admin_users where password_hash is null or role <> 'owner' or state <> 'active'`,
  `alter table admin_users drop constraint admin_users_role_known, drop constraint admin_users_state_known,
    drop column name, drop column role, drop column state, drop column invitation_mark, drop column invited_until`,
  'alter table admin_users alter column password_hash set not null',
];
