import { Injectable } from '@nestjs/common';
import { type GoneWithPlayer, Removals } from '../../domain/port/removals.ts';
import type { TestsRemoved, TournamentHoldings } from '../../domain/tournament/holdings.ts';
import { Database } from '../database/database.ts';

const nothing: TournamentHoldings = { teams: 0, registrations: 0, paid: 0, games: 0, played: 0 };

@Injectable()
export class PostgresRemovals extends Removals {
  constructor(private readonly database: Database) {
    super();
  }

  override async holdingsOf(tournamentId: number): Promise<TournamentHoldings> {
    const [found] = await this.database.query<TournamentHoldings>(
      `select (select count(*)::int from teams where tournament_id = $1) as teams,
         count(*)::int as registrations, count(*) filter (where payment_status = 'paid' or received_cents > 0)::int as paid,
         (select count(*)::int from games where tournament_id = $1) as games,
         (select count(*)::int from games where tournament_id = $1 and status <> 'scheduled') as played
       from tournament_registrations where tournament_id = $1`,
      [tournamentId],
    );
    return found ?? nothing;
  }

  override async removeTournament(id: number): Promise<void> {
    await this.removeTournaments([id]);
  }

  override async removeTeam(id: number): Promise<void> {
    await this.database.query('delete from teams where id = $1', [id]);
  }

  override async removeRegistration(id: number): Promise<void> {
    await this.database.query('delete from tournament_registrations where id = $1', [id]);
  }

  override async removePlayer(id: number): Promise<GoneWithPlayer> {
    const [gone] = await this.database.query<{ registrations: number; goals: number }>(
      `select (select count(*)::int from tournament_registrations where player_id = $1) as registrations,
         (select count(*)::int from player_goals where player_id = $1) as goals`,
      [id],
    );
    await this.database.query(
      `insert into payments_of_erased (tournament_id, amount_cents, payment_method, paid_at)
       select tournament_id, amount_cents, payment_method, payment_confirmed_at from tournament_registrations
       where player_id = $1 and payment_status = 'paid'`,
      [id],
    );
    await this.database.query('delete from tournament_registrations where player_id = $1', [id]);
    await this.database.query(
      `with gone as (delete from players where id = $1 returning id, created_at)
       insert into erasures (mark) select erasure_mark(id, created_at) from gone on conflict do nothing`,
      [id],
    );
    return gone ?? { registrations: 0, goals: 0 };
  }

  /** Tournaments marked as test with all they hold; teams marked that never played; people marked whom nothing real needs. */
  override async removeTests(): Promise<TestsRemoved> {
    const tournaments = await this.numbers('select id from tournaments where is_test order by id for update');
    const [counted] = await this.database.query<{ teams: number }>(
      'select count(*)::int as teams from teams where tournament_id = any($1)',
      [tournaments],
    );
    // Of what was only tried no book is kept; what came for a real tournament stays in the ledger when it is deleted.
    await this.database.query('delete from ledger_entries where tournament_id = any($1)', [tournaments]);
    await this.removeTournaments(tournaments);
    const teams = await this.numbers(
      `select id from teams where is_test and not exists
         (select from games where teams.id in (team1_id, team2_id))
       and not exists (select from brackets where teams.id in (team1_id, team2_id)) order by id for update`,
    );
    await this.database.query('update tournament_registrations set team_id = null where team_id = any($1)', [teams]);
    await this.database.query('delete from teams where id = any($1)', [teams]);
    const players = await this.numbers(
      `select id from players where is_test and not exists
         (select from tournament_registrations where player_id = players.id) order by id for update`,
    );
    // Erasing a person looks through the audit and the letters: one at a time, each has a statement's time for it.
    for (const id of players) await this.database.query('delete from players where id = $1', [id]);
    return {
      tournaments: tournaments.length,
      teams: (counted?.teams ?? 0) + teams.length,
      players: players.length,
    };
  }

  /** Games and brackets name teams, registrations name teams, teams name their tournament: in this order they go. */
  private async removeTournaments(ids: readonly number[]): Promise<void> {
    for (const table of ['games', 'brackets', 'draws', 'tournament_registrations', 'teams']) {
      await this.database.query(`delete from ${table} where tournament_id = any($1)`, [ids]);
    }
    await this.database.query('delete from tournaments where id = any($1)', [ids]);
  }

  private async numbers(sql: string): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(sql)).map(({ id }) => id);
  }
}
