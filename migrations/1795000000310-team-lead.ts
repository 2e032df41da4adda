import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A parent or coach may lead a team without playing for it; to whom a team is offered until they take it. */
export class TeamLead1795000000310 implements MigrationInterface {
  readonly name = 'TeamLead1795000000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table teams add column led_by varchar(10) not null default 'captain',
      add constraint teams_led_by_known check (led_by in ('captain', 'parent', 'coach')),
      add constraint teams_led_beside_roster check (led_by = 'captain' or captain_id is null)`);
    await runner.query(`create table team_offers (
      team_id integer not null,
      number integer not null,
      captain_link_number integer not null,
      name varchar(100),
      email varchar(255),
      phone varchar(20),
      role varchar(10),
      language varchar(2),
      offered_at timestamptz not null,
      constraint team_offers_pkey primary key (team_id),
      constraint team_offers_team foreign key (team_id) references teams (id) on delete cascade,
      constraint team_offers_whole check (num_nulls(name, email, phone, role, language) in (0, 5)),
      constraint team_offers_role_known check (role in ('parent', 'coach'))
    )`);
    await runner.query(replaced(former, present));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(present, former));
    await runner.query('drop table team_offers');
    await runner.query('alter table teams drop column led_by');
  }
}

/** Whoever leads a team beside its roster is a person of their own: erasing a child of the same address leaves them. */
const former = 'where lower(captain_email) = any(addresses);';
const present = `where lower(captain_email) = any(addresses) and led_by = 'captain';
      update team_offers set name = null, email = null, phone = null, role = null, language = null
      where lower(email) = any(addresses);`;

/** The function that forgets a person with one part in the place of another. */
function replaced(part: string, by: string): string {
  return `do $do$ begin
    execute replace(pg_get_functiondef('forget_person()'::regprocedure), $part$${part}$part$, $part$${by}$part$);
  end $do$`;
}
