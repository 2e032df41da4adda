import type { FreshDatabase } from '../../harness/database.ts';

/** So many adults in a tournament who have not paid, each with an address of their own; answers the addresses. */
export async function enterAdults(query: FreshDatabase['query'], tournamentId: number, count: number) {
  const entered = await query<{ email: string }>(
    `with people as (
       insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
       select 'Reader ' || n, 'reader ' || n, '973555' || n, lpad(n::text, 10, '9'), 'reader-' || n || '@mailing.example',
         1999, 'Here to Play', 'None' from generate_series(1, $2::int) n returning id, email),
     entries as (
       insert into tournament_registrations (player_id, tournament_id, amount_cents, payment_method, registration_date)
       select id, $1, 4000, 'venmo', now() from people returning id),
     welcomes as (
       insert into outgoing_mails (kind, event, recipient, subject, text_body, html_body, state)
       select 'free-agent-registered', 'free-agent-registered:' || id, 'reader@mailing.example', 'Registered', '', '', 'sent' from entries)
     select email from people order by email`,
    [tournamentId, count],
  );
  return entered.map(({ email }) => email);
}
