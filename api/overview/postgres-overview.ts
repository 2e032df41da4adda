import { Injectable } from '@nestjs/common';
import {
  type DayOfRegistrations,
  daysOfRegistrations,
  type MoneySide,
  type Need,
  type Overview,
  type TournamentAhead,
} from '../../domain/answer/overview/overview.ts';
import { Clock } from '../../domain/port/clock.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import { Database } from '../database/database.ts';
import { isOverdueSql } from '../game/overdue-sql.ts';
import { toRefundSql } from '../ledger/postgres-to-refund.ts';
import { isOverSql, owedCentsSql, owesSql } from '../registration/open-sql.ts';
import { isUnpublishedSql } from '../tournament/unpublished-sql.ts';

/** Query of the counts from one pass over current registrations and from other indexes. */
const counted = `select
    count(*) filter (where ${owesSql})::int as unpaid,
    count(*) filter (where registration.waiver_signed_at is null)::int as unsigned,
    count(*) filter (where registration.team_id is null)::int as unplaced,
    coalesce(sum(${owedCentsSql}), 0)::float8 as owed,
    (select coalesce(sum(entry.amount_cents), 0)::float8 from ledger_entries entry
      join tournaments tournament on tournament.id = entry.tournament_id where not (${isOverSql})) as received,
    (select count(*)::int from change_requests where state = 'asked') as requests,
    (select count(*)::int from ledger_entries where registration_id in (${toRefundSql})) as refunds,
    (select count(*)::int from games game where ${isOverdueSql}) as unscored,
    (select count(*)::int from timetable_drafts draft join tournaments tournament on tournament.id = draft.tournament_id
      where ${isUnpublishedSql}) as unpublished,
    (select count(*)::int from outgoing_mails where state = 'dead') as undelivered,
    (select count(*)::int from outgoing_mails where state = 'in tray') as "postTray"
  from tournament_registrations registration
  join tournaments tournament on tournament.id = registration.tournament_id
  where not (${isOverSql})`;

/** Query of the first day from $1 on that a tournament is played on, by tournament and division. */
const ahead = `with ahead as (
    select tournament.id, min(played.day) as day from tournaments tournament
    cross join lateral (
      select tournament.first_day as day
      union all select (hours ->> 'day')::date from jsonb_array_elements(tournament.playing_hours) hours) played
    where played.day >= $1::date and not (${isOverSql}) group by tournament.id)
  select ahead.day::text, tournament.id, tournament.name, tournament.team_count as teams,
    tournament.max_teams as "maxTeams",
    (select count(*)::int from teams where tournament_id = tournament.id and waitlisted_at is not null) as waiting,
    (select coalesce(json_agg(json_build_object('ageBracket', bracket, 'teams', teams, 'players', players,
       'places', places, 'freeAgents', free_agents) order by bracket), '[]')
     from (select age_bracket as bracket, sum(teams)::int as teams, sum(players)::int as players,
         sum(places)::int as places, sum(free_agents)::int as free_agents
       from (select age_bracket, 1 as teams, current_players as players, max_players - current_players as places,
           0 as free_agents
         from teams where tournament_id = tournament.id and waitlisted_at is null
         union all
         select age_bracket, 0, 0, 0, 1 from tournament_registrations
         where tournament_id = tournament.id and team_id is null) entered
       group by age_bracket) division) as divisions
  from ahead join tournaments tournament on tournament.id = ahead.id
  where ahead.day = (select min(day) from ahead) order by lower(tournament.name), tournament.id`;

/** Query of the registrations on each of $2 days up to $1. */
const perDay = `select day::date::text as day, coalesce(count, 0)::int as count
  from generate_series($1::date - ($2::int - 1), $1::date, interval '1 day') day
  left join (
    select (registration_date at time zone 'America/New_York')::date as on_day, count(*) as count
    from tournament_registrations
    where registration_date >= ($1::date - ($2::int - 1))::timestamp at time zone 'America/New_York'
    group by on_day) registered on on_day = day::date
  order by day`;

type Counted = Readonly<Record<Need | MoneySide, number>>;
type Ahead = TournamentAhead & { readonly day: string };

/** Reads the overview by three statements sent together. */
@Injectable()
export class PostgresOverview {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async look(): Promise<Overview> {
    const today = easternDay(this.clock.now());
    const [[numbers], tournaments, registrations] = await Promise.all([
      this.database.query<Counted>(counted),
      this.database.query<Ahead>(ahead, [today]),
      this.database.query<DayOfRegistrations>(perDay, [today, daysOfRegistrations]),
    ]);
    if (numbers === undefined) throw new Error('What is counted has no row');
    const { owed, received, ...needs } = numbers;
    return {
      needs,
      money: { owed, received },
      nextDay: tournaments[0]?.day ?? null,
      tournaments: tournaments.map(({ day: _, ...tournament }) => tournament),
      registrations,
    };
  }
}
