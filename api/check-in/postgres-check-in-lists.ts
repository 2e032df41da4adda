import { Injectable } from '@nestjs/common';
import type { CheckInList, CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Site } from '../../domain/port/site.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { priceOn } from '../../domain/rule/payment/price-on.ts';
import { noSuchRegistration } from '../../domain/rule/registration/registration.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { waiverStateSql } from '../player/flags-sql.ts';
import { owedInCashSql } from '../registration/open-sql.ts';

/** Parts of the state of the statement's `registration` and its `check_in`, by name. */
const stateSql = {
  id: 'registration.id',
  teamId: 'registration.team_id',
  checkedInAt: 'check_in.checked_in_at',
  checkedInBy: 'check_in.checked_in_by',
  owedCents: owedInCashSql,
  waiver: waiverStateSql,
} as const satisfies Record<keyof CheckInState, string>;

const stateParts = Object.entries(stateSql)
  .map(([name, sql]) => `'${name}', ${sql}`)
  .join(', ');

/** Registrations with their check-ins. */
const checkedIn = `tournament_registrations registration
  left join check_ins check_in on check_in.registration_id = registration.id`;

/** Builds SQL for the players of a team or of none, the captain first. */
const players = (
  where: string,
) => `(select coalesce(json_agg(json_build_object(${stateParts}, 'playerId', player.id, 'name', player.name,
    'birthYear', player.birth_year, 'club', player.current_club, 'isCaptain', coalesce(team.captain_id = player.id, false),
    'parentPhone', player.parent_phone, 'flags', registration.flags) order by coalesce(team.captain_id = player.id, false) desc, registration.id), '[]')
  from ${checkedIn}
  join players player on player.id = registration.player_id
  left join teams team on team.id = registration.team_id
  where ${where})`;

/** Whether a team has a place in the tournament. */
const hasPlace = 'roster.is_active and roster.waitlisted_at is null';

const checkInList = {
  name: 'check_in_list',
  sql: `select ${players('registration.tournament_id = tournament.id and registration.team_id is null')} as "freeAgents",
    (select coalesce(json_agg(json_build_object('id', roster.id, 'name', roster.name, 'ageBracket', roster.age_bracket,
      'contact', roster.captain_name, 'phone', roster.captain_phone, 'maxPlayers', roster.max_players,
      'players', ${players('registration.team_id = roster.id')}) order by ${inNumberOrder('roster.name_key')}, roster.id), '[]')
      from teams roster
      where roster.tournament_id = tournament.id and ${hasPlace}) as teams
    from tournaments tournament where tournament.id = $1`,
  freesNoPlace: true,
} as const;

const states = {
  name: 'check_in_states',
  sql: `select (select coalesce(json_agg(json_build_object(${stateParts}) order by registration.id), '[]') from ${checkedIn}
      left join teams roster on roster.id = registration.team_id
      where registration.tournament_id = tournament.id and (roster.id is null or ${hasPlace})) as states
    from tournaments tournament where tournament.id = $1`,
  freesNoPlace: true,
} as const;

const state = {
  name: 'check_in_state',
  sql: `select json_build_object(${stateParts}) as state from ${checkedIn} where registration.id = $1`,
  freesNoPlace: true,
} as const;

/** Reads the check-in of a tournament. */
@Injectable()
export class PostgresCheckInLists {
  constructor(
    private readonly database: Database,
    private readonly tournaments: Tournaments,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  async of(tournamentId: number): Promise<CheckInList> {
    const tournament = await this.tournaments.find(tournamentId);
    const [found] = await this.database.ask<Omit<CheckInList, 'tournament'>>(checkInList, [tournamentId]);
    if (tournament === undefined || found === undefined) throw noSuchTournament();
    const { name, date, location } = tournament;
    const { feeCents } = await this.site.settings();
    const { cents: priceCents } = priceOn(tournament, feeCents, easternDay(this.clock.now()));
    return { tournament: { name, date, location, priceCents }, ...found };
  }

  /** Returns how everybody stands, without names and contacts. */
  async states(tournamentId: number): Promise<readonly CheckInState[]> {
    const [found] = await this.database.ask<{ states: readonly CheckInState[] }>(states, [tournamentId]);
    if (found === undefined) throw noSuchTournament();
    return found.states;
  }

  async stateOf(registrationId: number): Promise<CheckInState> {
    const [found] = await this.database.ask<{ state: CheckInState }>(state, [registrationId]);
    if (found === undefined) throw noSuchRegistration();
    return found.state;
  }
}
