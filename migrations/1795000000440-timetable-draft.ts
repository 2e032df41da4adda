import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is drawn or changed of a timetable stands beside what is published until an organizer publishes it. Every timetable
 * there is has been published: it stays where it was. What was chosen for a draw is kept with it.
 */
export class TimetableDraft1795000000440 implements MigrationInterface {
  readonly name = 'TimetableDraft1795000000440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table timetable_drafts (
      tournament_id integer not null,
      kind varchar(10) not null,
      content jsonb not null,
      game_ids integer[] not null default '{}',
      version integer not null default 1,
      changed_at timestamptz not null,
      changed_by varchar(100) not null,
      constraint timetable_drafts_pkey primary key (tournament_id),
      constraint timetable_drafts_tournament foreign key (tournament_id) references tournaments (id) on delete cascade,
      constraint timetable_drafts_kind_known check (kind in ('drawn', 'changes'))
    )`);
    await runner.query(`alter table draws add column choices jsonb, add column announced_at timestamptz,
      add column announcement varchar(500)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table draws drop column choices, drop column announced_at, drop column announcement');
    await runner.query('drop table timetable_drafts');
  }
}
