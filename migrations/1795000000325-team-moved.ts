import type { MigrationInterface, QueryRunner } from 'typeorm';

const team = 'foreign key (team_id, tournament_id) references teams (id, tournament_id)';

/** A team may move to another tournament, and whoever is on it plays there; a captain asks for that where an organizer decides. */
export class TeamMoved1795000000325 implements MigrationInterface {
  readonly name = 'TeamMoved1795000000325';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tournament_registrations drop constraint tournament_registrations_team,
      add constraint tournament_registrations_team ${team} on update cascade`);
    await runner.query(`alter table change_requests add column team_id integer,
      add constraint change_requests_team foreign key (team_id) references teams (id) on delete cascade,
      drop constraint change_requests_kind_known,
      add constraint change_requests_kind_known check (kind in ('withdrawal', 'transfer', 'team-transfer')),
      drop constraint change_requests_transfer_leads,
      add constraint change_requests_transfer_leads check ((kind <> 'withdrawal') = (to_tournament_id is not null)),
      add constraint change_requests_team_named check ((kind = 'team-transfer') = (team_id is not null))`);
    await runner.query('drop index change_requests_once');
    await runner.query(`create unique index change_requests_once on change_requests (registration_id)
      where state = 'asked' and team_id is null`);
    await runner.query('create index change_requests_team_index on change_requests (team_id)');
    await runner.query(
      `create unique index change_requests_team_once on change_requests (team_id) where state = 'asked'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from change_requests where kind = 'team-transfer'`);
    await runner.query('drop index change_requests_once');
    await runner.query(`alter table change_requests drop column team_id,
      drop constraint change_requests_kind_known,
      add constraint change_requests_kind_known check (kind in ('withdrawal', 'transfer')),
      drop constraint change_requests_transfer_leads,
      add constraint change_requests_transfer_leads check ((kind = 'transfer') = (to_tournament_id is not null))`);
    await runner.query(
      `create unique index change_requests_once on change_requests (registration_id) where state = 'asked'`,
    );
    await runner.query(`alter table tournament_registrations drop constraint tournament_registrations_team,
      add constraint tournament_registrations_team ${team}`);
  }
}
