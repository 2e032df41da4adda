import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests to join a team, and people who would like to hear of future tournaments. */
export class JoinRequest1795000000002 implements MigrationInterface {
  readonly name = 'JoinRequest1795000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pre_registrations');
    await runner.query('drop table join_requests');
  }
}

const up = [
  `create table join_requests (
    id serial,
    registration_id integer not null,
    player_id integer not null,
    team_id integer not null,
    state varchar(20) not null default 'pending',
    requested_at timestamptz not null,
    answered_at timestamptz,
    constraint join_requests_pkey primary key (id),
    constraint join_requests_registration foreign key (registration_id)
      references tournament_registrations (id) on delete cascade,
    constraint join_requests_player foreign key (player_id) references players (id) on delete cascade,
    constraint join_requests_team foreign key (team_id) references teams (id) on delete cascade,
    constraint join_requests_once unique (registration_id, team_id),
    constraint join_requests_state_known check (state in ('pending', 'accepted', 'declined'))
  )`,
  'create index join_requests_team_index on join_requests (team_id)',
  `create table pre_registrations (
    id serial,
    name varchar(100) not null,
    sex varchar(10) not null,
    age integer not null,
    email varchar(255) not null,
    phone varchar(20) not null,
    created_at timestamptz not null,
    constraint pre_registrations_pkey primary key (id)
  )`,
];
