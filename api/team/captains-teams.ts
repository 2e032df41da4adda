import { Injectable } from '@nestjs/common';
import { Invitations } from '../../domain/invitation/invitations.ts';
import { type CaptainsTeam, captainsTeam } from '../../domain/team/captains-team.ts';
import { noSuchTeam } from '../../domain/team/team.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { PostgresJoinRequests } from '../join-request/postgres-join-requests.ts';
import { PostgresTeams } from './postgres-teams.ts';

/** Teams as their captains see them. */
@Injectable()
export class CaptainsTeams {
  constructor(
    private readonly teams: PostgresTeams,
    private readonly tournaments: Tournaments,
    private readonly requests: PostgresJoinRequests,
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {}

  async shown(id: number): Promise<CaptainsTeam> {
    const team = await this.teams.find(id);
    const tournament = team && (await this.tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const roster = await this.teams.roster(id);
    const requests = await this.requests.openOf(id);
    const invitations = await this.invitations.ofTeam(id);
    return captainsTeam({ team, tournament, roster, requests, invitations }, this.clock.now());
  }
}
