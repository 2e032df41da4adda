import { Injectable } from '@nestjs/common';
import { type DeletedWithPlayer, Removals } from '../../domain/port/removals.ts';
import type {
  TestMarks,
  TestsOnFile,
  TestsRemoved,
  TestTournament,
  TournamentHoldings,
} from '../../domain/rule/tournament/holdings.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { isCompletedSql } from '../registration/open-sql.ts';
import { registrationRows } from '../registration/registration-row.ts';
import { teamRows } from '../team/team-row.ts';

const nothing: TournamentHoldings = { teams: 0, registrations: 0, paid: 0, games: 0, played: 0 };
const noTests = { teams: 0, players: 0, stayingTeams: 0, stayingPlayers: 0 };

/** Condition on a team: it belongs to a tournament marked as test. */
const isOfTest = 'teams.tournament_id in (select id from tournaments where is_test)';

/** Condition on a team: it appears in a game or a bracket. */
const isDrawn = `(exists (select from games where teams.id in (team1_id, team2_id))
  or exists (select from brackets where teams.id in (team1_id, team2_id)))`;

const isReal = 'tournament_id in (select id from tournaments where not is_test)';

/** Conditions on a player: registered for a tournament not marked as test; and for one other than the first parameter. */
const isRegistered = `exists (select from tournament_registrations where player_id = players.id and ${isReal})`;
const isRegisteredElsewhere = `exists (select from tournament_registrations
  where player_id = players.id and tournament_id <> $1 and ${isReal})`;

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
    await this.database.manager.delete(teamRows, { id });
  }

  override async removeRegistration(id: number): Promise<void> {
    await this.database.manager.delete(registrationRows, { id });
  }

  override async removePlayer(id: number): Promise<DeletedWithPlayer> {
    await this.keepMoneyOfOver(id);
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
    await this.database.manager.delete(registrationRows, { playerId: id });
    await this.database.query('delete from players where id = $1', [id]);
    return gone ?? { registrations: 0, goals: 0 };
  }

  override async testsOnFile(): Promise<TestsOnFile> {
    const tournaments = await this.database.query<TestTournament>(
      `select tournament.id, tournament.name, tournament.team_count as teams, held.registrations, held.paid, played.games, played.played
       from tournaments tournament,
         lateral (select count(*)::int as registrations,
             count(*) filter (where payment_status = 'paid' or received_cents > 0)::int as paid
           from tournament_registrations where tournament_id = tournament.id) held,
         lateral (select count(*)::int as games, count(*) filter (where status <> 'scheduled')::int as played
           from games where tournament_id = tournament.id) played
       where is_test order by played.played = 0, tournament.name, tournament.id`,
    );
    const [counts] = await this.database.query<Omit<TestsOnFile, 'tournaments'>>(
      `select (select count(*)::int from teams where ${isOfTest} or (is_test and not ${isDrawn})) as teams,
         (select count(*)::int from players where is_test and not ${isRegistered}) as players,
         (select count(*)::int from teams where is_test and not ${isOfTest} and ${isDrawn}) as "stayingTeams",
         (select count(*)::int from players where is_test and ${isRegistered}) as "stayingPlayers"`,
    );
    return { ...noTests, ...counts, tournaments };
  }

  /** Removes tournaments marked as test with all their records, test teams that never played, and test people no real record needs. */
  override async removeTests(): Promise<TestsRemoved> {
    const tournaments = await this.numbers('select id from tournaments where is_test order by id for update');
    const teams = await this.numbers(
      `select id from teams where ${isOfTest} or (is_test and not ${isDrawn}) order by id for update`,
    );
    // Ledger entries of test tournaments are deleted; those of real tournaments outlive them.
    await this.database.query('delete from ledger_entries where tournament_id = any($1)', [tournaments]);
    await this.removeTournaments(tournaments);
    await this.database.query('update tournament_registrations set team_id = null where team_id = any($1)', [teams]);
    await this.database.query('delete from teams where id = any($1)', [teams]);
    const players = await this.numbers(
      `select id from players where is_test and not ${isRegistered} order by id for update`,
    );
    await this.database.query('delete from players where id = any($1)', [players]);
    return { tournaments: tournaments.length, teams: teams.length, players: players.length };
  }

  override async testMarksIn(tournamentId: number): Promise<TestMarks> {
    const [marks] = await this.database.query<TestMarks>(
      `select teams.*, players.* from
         (select count(*) filter (where is_test)::int as "markedTeams", count(*) filter (where not is_test)::int as "realTeams"
          from teams where tournament_id = $1) teams,
         (select count(*) filter (where is_test)::int as "markedPlayers",
            count(*) filter (where not is_test and not ${isRegisteredElsewhere})::int as "realPlayers",
            count(*) filter (where not is_test and ${isRegisteredElsewhere})::int as "playersElsewhere"
          from players where id in (select player_id from tournament_registrations where tournament_id = $1)) players
       where exists (select from tournaments where id = $1)`,
      [tournamentId],
    );
    if (marks === undefined) throw noSuchTournament();
    return marks;
  }

  override async markTests(tournamentId: number, isTest: boolean) {
    const teams = await this.numbers(
      'select id from teams where tournament_id = $1 and is_test <> $2 order by id for update',
      [tournamentId, isTest],
    );
    const players = await this.numbers(
      `select id from players where is_test <> $2 and not ($2 and ${isRegisteredElsewhere})
         and id in (select player_id from tournament_registrations where tournament_id = $1) order by id for update`,
      [tournamentId, isTest],
    );
    await this.database.query('update teams set is_test = $2 where id = any($1)', [teams, isTest]);
    await this.database.query('update players set is_test = $2 where id = any($1)', [players, isTest]);
    return { teams: teams.length, players: players.length };
  }

  /** Enters that the money of a player's registrations in tournaments that are over is kept, not to be refunded. */
  private async keepMoneyOfOver(playerId: number): Promise<void> {
    await this.database.query(
      `insert into ledger_entries (registration_id, player_id, tournament_id, tournament_name, amount_cents, cause,
         received_on, note, entered_by, entered_at)
       select registration.id, registration.player_id, tournament.id, tournament.name, -registration.received_cents,
         'kept', (now() at time zone 'America/New_York')::date, 'The tournament is over', 'erasure', now()
       from tournament_registrations registration join tournaments tournament on tournament.id = registration.tournament_id
       where registration.player_id = $1 and registration.received_cents > 0 and ${isCompletedSql}`,
      [playerId],
    );
  }

  /** Deletes in the order of references: games and brackets name teams, registrations name teams, teams name their tournament. */
  private async removeTournaments(ids: readonly number[]): Promise<void> {
    for (const table of ['games', 'brackets', 'draws', 'tournament_registrations', 'teams']) {
      await this.database.query(`delete from ${table} where tournament_id = any($1)`, [ids]);
    }
    await this.database.query('delete from tournaments where id = any($1)', [ids]);
  }

  private async numbers(sql: string, values: readonly unknown[] = []): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(sql, values)).map(({ id }) => id);
  }
}
