import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What families ask to change of their registrations. The number of the registration outlives it: its payment's reference follows from it. */
export class ChangeRequest1795000000265 implements MigrationInterface {
  readonly name = 'ChangeRequest1795000000265';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table change_requests (
      id serial,
      player_id integer not null,
      registration_id integer not null,
      tournament_id integer not null,
      to_tournament_id integer,
      kind varchar(20) not null,
      is_refund_wanted boolean not null,
      reason varchar(500),
      state varchar(20) not null,
      decided_by varchar(20),
      remark varchar(500),
      team_name varchar(100),
      paid_cents integer not null,
      payment_method varchar(20),
      asked_at timestamptz not null,
      answered_at timestamptz,
      constraint change_requests_pkey primary key (id),
      constraint change_requests_player foreign key (player_id) references players (id) on delete cascade,
      constraint change_requests_tournament foreign key (tournament_id) references tournaments (id) on delete cascade,
      constraint change_requests_to_tournament foreign key (to_tournament_id) references tournaments (id) on delete cascade,
      constraint change_requests_kind_known check (kind in ('withdrawal', 'transfer')),
      constraint change_requests_state_known check (state in ('asked', 'granted', 'refused')),
      constraint change_requests_transfer_leads check ((kind = 'transfer') = (to_tournament_id is not null)),
      constraint change_requests_answered check ((state = 'asked') = (answered_at is null)),
      constraint change_requests_paid_positive check (paid_cents >= 0)
    )`);
    await runner.query('create index change_requests_player_index on change_requests (player_id)');
    await runner.query('create index change_requests_tournament_index on change_requests (tournament_id)');
    await runner.query('create index change_requests_to_tournament_index on change_requests (to_tournament_id)');
    await runner.query(
      `create unique index change_requests_once on change_requests (registration_id) where state = 'asked'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table change_requests');
  }
}
