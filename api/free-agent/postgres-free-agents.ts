import { Injectable } from '@nestjs/common';
import { FreeAgents } from '../../domain/port/free-agents.ts';
import type { FreeAgent, TeamWithPlaces } from '../../domain/rule/free-agent/free-agent.ts';
import { Database } from '../database/database.ts';

@Injectable()
export class PostgresFreeAgents extends FreeAgents {
  constructor(private readonly database: Database) {
    super();
  }

  override inTournament(tournamentId: number): Promise<readonly FreeAgent[]> {
    return this.database.query<FreeAgent>(
      `select registration.id as "registrationId", player.id as "playerId", player.name,
         player.skill_level as "skillLevel", registration.age_bracket as "ageBracket",
         registration.play_with as "playWith", player.phone_key as phone,
         registration.registration_date as "registeredAt"
       from tournament_registrations registration join players player on player.id = registration.player_id
       where registration.tournament_id = $1 and registration.team_id is null
       order by registration.id`,
      [tournamentId],
    );
  }

  override teams(tournamentId: number): Promise<readonly TeamWithPlaces[]> {
    return this.database.query<TeamWithPlaces>(
      `select team.id, team.name, team.skill_level as "skillLevel", team.age_bracket as "ageBracket",
         team.max_players as "maxPlayers", coalesce(roster.players, '[]') as players
       from teams team
       left join lateral (
         select jsonb_agg(jsonb_build_object('name', player.name, 'phone', player.phone_key) order by registration.id)
           as players
         from tournament_registrations registration join players player on player.id = registration.player_id
         where registration.team_id = team.id) roster on true
       where team.tournament_id = $1 and team.is_active and team.waitlisted_at is null
         and team.accepts_free_agents and team.current_players < team.max_players
       order by team.id`,
      [tournamentId],
    );
  }

  override async teamNames(tournamentId: number): Promise<readonly string[]> {
    const teams = await this.database.query<{ name: string }>('select name from teams where tournament_id = $1', [
      tournamentId,
    ]);
    return teams.map(({ name }) => name);
  }

  override async isDrawn(tournamentId: number): Promise<boolean> {
    const drawn = await this.database.query('select 1 from draws where tournament_id = $1', [tournamentId]);
    return drawn.length > 0;
  }
}
