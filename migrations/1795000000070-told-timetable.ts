import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What families were told of the timetable, and when an organizer last changed it. */
export class ToldTimetable1795000000070 implements MigrationInterface {
  readonly name = 'ToldTimetable1795000000070';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table told_timetables');
    await runner.query('alter table draws drop column timetable_changed_at');
  }
}

const up = [
  'alter table draws add column timetable_changed_at timestamptz',
  `create table told_timetables (
    registration_id integer not null,
    team_id integer,
    games jsonb not null default '[]',
    letters integer not null default 1,
    told_at timestamptz not null,
    constraint told_timetables_pkey primary key (registration_id),
    constraint told_timetables_registration
      foreign key (registration_id) references tournament_registrations (id) on delete cascade,
    constraint told_timetables_team foreign key (team_id) references teams (id) on delete set null
  )`,
];
