import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom waiting teams will invite once they have a place; and the waiting teams are found without looking at all. */
export class WaitingList1795000000016 implements MigrationInterface {
  readonly name = 'WaitingList1795000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table held_invitations (
      id serial,
      team_id integer not null,
      email varchar(255) not null,
      constraint held_invitations_pkey primary key (id),
      constraint held_invitations_team foreign key (team_id) references teams (id) on delete cascade,
      constraint held_invitations_once unique (team_id, email)
    )`);
    await runner.query(`create index teams_waiting_index on teams (tournament_id, waitlisted_at)
      where waitlisted_at is not null and is_active`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index teams_waiting_index');
    await runner.query('drop table held_invitations');
  }
}
