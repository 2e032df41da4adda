import { type FreshDatabase, filledDatabase } from '../../harness/database.ts';

export const many = 100_000;

/** A hundred thousand players, each registered for one of fifty tournaments; every third has paid. */
export const registeredPlayers = (): Promise<FreshDatabase> =>
  filledDatabase('registered_players', async (query) => {
    await query(
      `insert into tournaments (name, date, age_group, location)
       select 'Cup ' || n, 'TBA', 'Open', 'Turf' from generate_series(1, 50) n`,
    );
    await query(
      `insert into players (name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
       select 'Player ' || n, 'player ' || md5(n::text), '201555' || n, lpad(n::text, 10, '2'), 'p' || n || '@family.example',
         2010, 'Here to Play', 'None' from generate_series(1, ${many}) n`,
    );
    await query(
      `insert into tournament_registrations (player_id, tournament_id, amount_cents, payment_status, registration_date)
       select n, 1 + n % 50, 4000, case when n % 3 = 0 then 'paid' else 'pending' end, now() - n * interval '1 minute'
       from generate_series(1, ${many}) n`,
    );
    await query('vacuum analyze');
  });
