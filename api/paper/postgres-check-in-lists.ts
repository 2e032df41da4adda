import { Injectable } from '@nestjs/common';
import type { CheckInList } from '../../domain/answer/paper/check-in-list.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { inNumberOrder } from '../database/number-order.ts';
import { waiverStateSql } from '../player/flags-sql.ts';
import { owedCentsSql } from '../registration/open-sql.ts';

/** Builds SQL for the players of a team or of none, the captain first. */
const players = (
  where: string,
) => `(select coalesce(json_agg(json_build_object('id', registration.id, 'name', player.name,
    'birthYear', player.birth_year, 'club', player.current_club, 'isCaptain', coalesce(team.captain_id = player.id, false),
    'parentPhone', player.parent_phone, 'owedCents', ${owedCentsSql},
    'waiver', ${waiverStateSql}) order by coalesce(team.captain_id = player.id, false) desc, registration.id), '[]')
  from tournament_registrations registration
  join players player on player.id = registration.player_id
  left join teams team on team.id = registration.team_id
  where ${where})`;

const checkInList = {
  name: 'check_in_list',
  sql: `select tournament.name, tournament.date, tournament.location,
    ${players('registration.tournament_id = tournament.id and registration.team_id is null')} as "freeAgents",
    (select coalesce(json_agg(json_build_object('id', roster.id, 'name', roster.name, 'ageBracket', roster.age_bracket,
      'contact', roster.captain_name, 'phone', roster.captain_phone,
      'players', ${players('registration.team_id = roster.id')}) order by ${inNumberOrder('roster.name_key')}, roster.id), '[]')
      from teams roster
      where roster.tournament_id = tournament.id and roster.is_active and roster.waitlisted_at is null) as teams
    from tournaments tournament where tournament.id = $1`,
  freesNoPlace: true,
} as const;

/** Reads the check-in list of a tournament by one statement. */
@Injectable()
export class PostgresCheckInLists {
  constructor(private readonly database: Database) {}

  async of(tournamentId: number): Promise<CheckInList> {
    const [found] = await this.database.ask<CheckInList['tournament'] & Omit<CheckInList, 'tournament'>>(checkInList, [
      tournamentId,
    ]);
    if (found === undefined) throw noSuchTournament();
    const { teams, freeAgents, ...tournament } = found;
    return { tournament, teams, freeAgents };
  }
}
