import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What whoever leads a team without playing was told of its timetable. No address is kept: what was told is forgotten as soon as
 * somebody else leads the team, while the letters are counted on, for each is an event of its own.
 */
export class ToldLead1795000000340 implements MigrationInterface {
  readonly name = 'ToldLead1795000000340';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger teams_led_anew on teams');
    await runner.query('drop function forget_told_lead()');
    await runner.query('drop table told_leads');
  }
}

const up = [
  `create table told_leads (
    team_id integer not null,
    games jsonb,
    letters integer not null,
    told_at timestamptz not null,
    constraint told_leads_pkey primary key (team_id),
    constraint told_leads_team foreign key (team_id) references teams (id) on delete cascade
  )`,
  `create function forget_told_lead() returns trigger language plpgsql as $body$
    begin
      update told_leads set games = null where team_id = new.id;
      return null;
    end
  $body$`,
  `create trigger teams_led_anew after update of led_by, captain_email on teams for each row
    when ((old.led_by = 'captain') <> (new.led_by = 'captain') or lower(old.captain_email) <> lower(new.captain_email))
    execute function forget_told_lead()`,
];
