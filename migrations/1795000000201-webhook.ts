import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The addresses of other sites that are told what happens, and what they are told: written by the tables that something
 * happens to, in its transaction, so that nothing that was committed is left out and nothing else is told.
 */
export class Webhook1795000000201 implements MigrationInterface {
  readonly name = 'Webhook1795000000201';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...functions, ...triggers]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger webhook_of_registration on tournament_registrations');
    await runner.query('drop trigger webhook_of_payment on tournament_registrations');
    await runner.query('drop trigger webhook_of_timetable on draws');
    await runner.query('drop trigger webhook_of_score on score_updates');
    for (const one of ['registration', 'payment', 'timetable', 'score'])
      await runner.query(`drop function tell_webhooks_of_${one}()`);
    await runner.query('drop function tell_webhooks(text, integer, jsonb)');
    await runner.query('drop table webhook_deliveries');
    await runner.query('drop table webhooks');
  }
}

const tables = [
  `create table webhooks (
    id serial,
    account_id integer not null,
    url varchar(500) not null,
    events text[] not null,
    secret_mark varchar(40) not null default gen_random_uuid()::text,
    failing_since timestamptz,
    off_since timestamptz,
    made_at timestamptz not null default now(),
    constraint webhooks_pkey primary key (id),
    constraint webhooks_account foreign key (account_id) references admin_users (id) on delete cascade
  )`,
  'create index webhooks_account_index on webhooks (account_id)',
  // No foreign key: its lock would let a score wait for whoever changes a webhook.
  `create table webhook_deliveries (
    id serial,
    webhook_id integer not null,
    event varchar(40) not null,
    game_id integer,
    payload jsonb not null,
    state varchar(20) not null default 'waiting',
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    last_error varchar(300),
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    constraint webhook_deliveries_pkey primary key (id),
    constraint webhook_deliveries_state_known check (state in ('waiting', 'sent', 'dead'))
  )`,
  `create index webhook_deliveries_due on webhook_deliveries (id) where state = 'waiting'`,
  'create index webhook_deliveries_sent on webhook_deliveries (webhook_id, sent_at)',
  `create index webhook_deliveries_in_turn on webhook_deliveries (webhook_id, game_id, id) where state = 'waiting'`,
];

const functions = [
  `create function tell_webhooks(happened text, game integer, details jsonb) returns void language sql as $$
    insert into webhook_deliveries (webhook_id, event, game_id, payload)
    select id, happened, game, jsonb_build_object('type', happened, 'data', details,
      'timestamp', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from webhooks where off_since is null and happened = any(events) order by id $$`,
  `create function tell_webhooks_of_registration() returns trigger language plpgsql as $$ begin
    perform tell_webhooks('registration.made', null, jsonb_build_object('registrationId', new.id,
      'tournamentId', new.tournament_id, 'teamId', new.team_id, 'ageBracket', new.age_bracket,
      'paymentStatus', new.payment_status));
    return null;
  end $$`,
  `create function tell_webhooks_of_payment() returns trigger language plpgsql as $$ begin
    perform tell_webhooks('payment.recorded', null, jsonb_build_object('registrationId', new.id,
      'tournamentId', new.tournament_id, 'paymentStatus', new.payment_status, 'paymentMethod', new.payment_method,
      'amountCents', new.amount_cents));
    return null;
  end $$`,
  `create function tell_webhooks_of_timetable() returns trigger language plpgsql as $$ begin
    perform tell_webhooks('timetable.published', null, jsonb_build_object('tournamentId', new.tournament_id,
      'version', new.version));
    return null;
  end $$`,
  // At the end of the transaction: the game is then as the change has left it.
  `create function tell_webhooks_of_score() returns trigger language plpgsql as $$
  declare
    told jsonb;
    is_final boolean;
  begin
    if not exists (select from webhooks where off_since is null) then return null; end if;
    select jsonb_build_object('gameId', new.game_id, 'tournamentId', game.tournament_id, 'team1Id', game.team1_id,
        'team2Id', game.team2_id, 'team1Score', new.team1_score, 'team2Score', new.team2_score,
        'status', coalesce(game.status, 'deleted'), 'change', new.kind,
        'winnerId', game.winner_id, 'team1Shootout', game.team1_shootout, 'team2Shootout', game.team2_shootout),
      game.status = 'completed' and new.kind in ('complete', 'forfeit', 'score')
    into told, is_final from (select) as nothing left join games game on game.id = new.game_id;
    perform tell_webhooks('score.changed', new.game_id, told - array['winnerId', 'team1Shootout', 'team2Shootout']);
    if is_final then perform tell_webhooks('result.final', new.game_id, told); end if;
    return null;
  end $$`,
];

const triggers = [
  `create trigger webhook_of_registration after insert on tournament_registrations
    for each row execute function tell_webhooks_of_registration()`,
  `create trigger webhook_of_payment after update of payment_status, payment_confirmed_at on tournament_registrations
    for each row when ((old.payment_status, old.payment_confirmed_at, old.amount_cents)
      is distinct from (new.payment_status, new.payment_confirmed_at, new.amount_cents))
    execute function tell_webhooks_of_payment()`,
  `create trigger webhook_of_timetable after update of timetable_changed_at on draws
    for each row execute function tell_webhooks_of_timetable()`,
  `create constraint trigger webhook_of_score after insert on score_updates deferrable initially deferred
    for each row execute function tell_webhooks_of_score()`,
];
