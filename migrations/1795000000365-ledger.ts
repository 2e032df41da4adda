import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was received is a ledger; what is paid so far becomes its first entries, as it is on file. */
export class Ledger1795000000365 implements MigrationInterface {
  readonly name = 'Ledger1795000000365';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ledger_entries');
    await runner.query('drop function keep_ledger_entry()');
    await runner.query('alter table tournament_registrations drop column received_cents');
  }
}

const causes = `'payment', 'refund', 'confirmed', 'taken-back', 'corrected', 'statement', 'on-file'`;

const up = [
  'alter table tournament_registrations add column received_cents integer not null default 0',
  `create table ledger_entries (
    id serial,
    registration_id integer not null,
    player_id integer,
    tournament_id integer,
    tournament_name varchar(100) not null,
    amount_cents integer not null,
    method varchar(20),
    method_text varchar(50),
    cause varchar(20) not null,
    received_on date not null,
    note varchar(200),
    entered_by varchar(50) not null,
    entered_at timestamptz not null,
    line_key varchar(64),
    constraint ledger_entries_pkey primary key (id),
    constraint ledger_entries_line_once unique (line_key),
    constraint ledger_entries_player foreign key (player_id) references players (id) on delete set null,
    constraint ledger_entries_tournament foreign key (tournament_id) references tournaments (id) on delete set null,
    constraint ledger_entries_amount_moves check (amount_cents <> 0),
    constraint ledger_entries_cause_known check (cause in (${causes}))
  )`,
  'create index ledger_entries_registration_index on ledger_entries (registration_id)',
  'create index ledger_entries_player_index on ledger_entries (player_id)',
  'create index ledger_entries_tournament_index on ledger_entries (tournament_id)',
  'create index ledger_entries_day_index on ledger_entries (received_on, id)',
  // An entry is never changed: it only forgets the person who was erased, with what was noted of them, and the tournament that was deleted.
  `create function keep_ledger_entry() returns trigger language plpgsql as $$
  begin
    if to_jsonb(new) - array['player_id', 'tournament_id', 'note'] <> to_jsonb(old) - array['player_id', 'tournament_id', 'note']
      or new.note is distinct from old.note or coalesce(new.player_id, old.player_id) is distinct from old.player_id
      or coalesce(new.tournament_id, old.tournament_id) is distinct from old.tournament_id
    then raise exception 'an entry of the ledger is never changed'; end if;
    if new.player_id is null then new.note := null; end if;
    return new;
  end $$`,
  `create trigger ledger_entry_kept before update on ledger_entries for each row execute function keep_ledger_entry()`,
  `update tournament_registrations set received_cents = amount_cents where payment_status = 'paid' and amount_cents > 0`,
  `insert into ledger_entries (registration_id, player_id, tournament_id, tournament_name, amount_cents, method, method_text,
      cause, received_on, entered_by, entered_at)
    select registration.id, player_id, tournament_id, tournament.name, amount_cents, payment_method, payment_method_text, 'on-file',
      (coalesce(payment_confirmed_at, registration_date) at time zone 'America/New_York')::date,
      coalesce(payment_confirmed_by, 'not recorded'), coalesce(payment_confirmed_at, registration_date)
    from tournament_registrations registration join tournaments tournament on tournament.id = tournament_id
    where payment_status = 'paid' and amount_cents > 0 order by coalesce(payment_confirmed_at, registration_date), registration.id`,
];
