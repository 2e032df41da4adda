import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A minor's waiver is claimed until the parent's mailbox, or a paper, has confirmed it; and when families were reminded. */
export class ClaimedWaiver1795000000140 implements MigrationInterface {
  readonly name = 'ClaimedWaiver1795000000140';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `alter table tournament_registrations
    add column waiver_confirmed_at timestamptz,
    add column waiver_confirmed_by varchar(10)`,
  // An adult signed alone; who signed later than the registration came by the link that was mailed.
  `update tournament_registrations
    set waiver_confirmed_at = waiver_signed_at,
      waiver_confirmed_by = case when waiver_relationship = 'self' then 'self' else 'mailbox' end
    where waiver_signed_at is not null
      and (waiver_relationship = 'self' or waiver_signed_at > registration_date)`,
  `create table waiver_reminders (
    registration_id integer not null,
    reminded_at timestamptz not null,
    constraint waiver_reminders_pkey primary key (registration_id),
    constraint waiver_reminders_registration foreign key (registration_id)
      references tournament_registrations (id) on delete cascade
  )`,
];

const down = [
  'drop table waiver_reminders',
  'alter table tournament_registrations drop column waiver_confirmed_by, drop column waiver_confirmed_at',
];
