import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom to call when a player is hurt, beside the players and not among them: no list and no export reads it. */
export class EmergencyContact1795000000181 implements MigrationInterface {
  readonly name = 'EmergencyContact1795000000181';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table emergency_contacts (
      player_id integer not null,
      name varchar(100) not null,
      phone varchar(20) not null,
      relation varchar(50) not null,
      care varchar(500),
      agreed_at timestamptz not null,
      constraint emergency_contacts_pkey primary key (player_id),
      constraint emergency_contacts_player foreign key (player_id) references players (id) on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table emergency_contacts');
  }
}
