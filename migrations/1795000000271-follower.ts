import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The browsers that follow a team, and what they are told: written by the tables that something happens to, in its transaction, so that
 * nothing is told that was not committed. What happened to a team is noted once, however many follow it.
 */
export class Follower1795000000271 implements MigrationInterface {
  readonly name = 'Follower1795000000271';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...functions, ...triggers]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger followers_of_score on score_updates');
    await runner.query('drop trigger followers_of_changed_entry on calendar_entries');
    await runner.query('drop trigger followers_of_entry on calendar_entries');
    await runner.query('drop function tell_followers_of_score()');
    await runner.query('drop function tell_followers_of_entry()');
    await runner.query('drop function tell_followers(integer, integer, text, jsonb)');
    await runner.query('alter table calendar_entries drop column soon_for');
    for (const table of ['push_deliveries', 'push_messages', 'team_news', 'followers', 'push_keys'])
      await runner.query(`drop table ${table}`);
  }
}

const tables = [
  `create table push_keys (
    id integer not null default 1,
    public_key varchar(100) not null,
    private_key varchar(100) not null,
    made_at timestamptz not null default now(),
    constraint push_keys_pkey primary key (id),
    constraint push_keys_one check (id = 1)
  )`,
  `create table followers (
    id serial,
    team_id integer not null,
    endpoint varchar(1000) not null,
    p256dh varchar(100) not null,
    auth varchar(40) not null,
    source varchar(60) not null,
    failures integer not null default 0,
    followed_at timestamptz not null default now(),
    constraint followers_pkey primary key (id),
    constraint followers_once unique (team_id, endpoint),
    constraint followers_team foreign key (team_id) references teams (id) on delete cascade
  )`,
  'create index followers_endpoint_index on followers (endpoint)',
  'create index followers_source_index on followers (source, followed_at)',
  `create table team_news (
    id serial,
    team_id integer not null,
    game_id integer not null,
    kind varchar(20) not null,
    before jsonb,
    happened_at timestamptz not null default clock_timestamp(),
    constraint team_news_pkey primary key (id),
    constraint team_news_kind_known check (kind in ('planned', 'moved', 'called-off', 'soon', 'score', 'result'))
  )`,
  `create table push_messages (
    id serial,
    team_id integer not null,
    payload jsonb not null,
    topic varchar(32) not null,
    ends_at timestamptz not null,
    made_at timestamptz not null default now(),
    constraint push_messages_pkey primary key (id)
  )`,
  'create index push_messages_ends_index on push_messages (ends_at)',
  `create table push_deliveries (
    id serial,
    message_id integer not null,
    follower_id integer not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    constraint push_deliveries_pkey primary key (id),
    constraint push_deliveries_message foreign key (message_id) references push_messages (id) on delete cascade,
    constraint push_deliveries_follower foreign key (follower_id) references followers (id) on delete cascade
  )`,
  'create index push_deliveries_due on push_deliveries (attempts, id)',
  'create index push_deliveries_message_index on push_deliveries (message_id)',
  'create index push_deliveries_follower_index on push_deliveries (follower_id)',
  // For which kick-off it was said that it is soon.
  'alter table calendar_entries add column soon_for timestamptz',
];

const functions = [
  `create function tell_followers(team integer, game integer, happened text, earlier jsonb) returns void language sql as $$
    insert into team_news (team_id, game_id, kind, before)
    select team, game, happened, earlier where exists (select from followers where team_id = team) $$`,
  `create function tell_followers_of_entry() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then perform tell_followers(new.team_id, new.game_id, 'planned', null);
    elsif new.called_off_at is not null then perform tell_followers(new.team_id, new.game_id, 'called-off', null);
    else perform tell_followers(new.team_id, new.game_id, 'moved',
      jsonb_build_object('startTime', old.start_time, 'field', old.field));
    end if;
    return null;
  end $$`,
  // At the end of the transaction: the game is then as the change has left it.
  `create function tell_followers_of_score() returns trigger language plpgsql as $$ begin
    perform tell_followers(side.team, new.game_id,
      case when game.status = 'completed' then 'result' else 'score' end, null)
    from games game cross join lateral (values (game.team1_id), (game.team2_id)) as side (team)
    where game.id = new.game_id and game.status <> 'scheduled' and side.team is not null;
    return null;
  end $$`,
];

const triggers = [
  `create trigger followers_of_entry after insert on calendar_entries for each row
    when (new.called_off_at is null) execute function tell_followers_of_entry()`,
  `create trigger followers_of_changed_entry after update on calendar_entries for each row
    when (old.sequence <> new.sequence) execute function tell_followers_of_entry()`,
  `create constraint trigger followers_of_score after insert on score_updates deferrable initially deferred for each row
    when (new.kind in ('score', 'complete')) execute function tell_followers_of_score()`,
];
