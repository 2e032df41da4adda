import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was written to of which tournament, and who wants no more letters. */
export class ToldInterest1795000000275 implements MigrationInterface {
  readonly name = 'ToldInterest1795000000275';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table pre_registrations add column unsubscribed_at timestamptz');
    await runner.query(`create table told_interests (
      pre_registration_id integer not null,
      tournament_id integer not null,
      told_at timestamptz not null,
      constraint told_interests_pkey primary key (pre_registration_id, tournament_id),
      constraint told_interests_pre_registration foreign key (pre_registration_id)
        references pre_registrations (id) on delete cascade,
      constraint told_interests_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
    )`);
    await runner.query('create index told_interests_of_tournament on told_interests (tournament_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table told_interests');
    await runner.query('alter table pre_registrations drop column unsubscribed_at');
  }
}
