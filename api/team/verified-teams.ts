import { Injectable } from '@nestjs/common';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { isClosedToInvitations } from '../../domain/team/team.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { teamNotInTournament } from '../../domain/use-case/team/verify-team.ts';
import { Failures } from '../session/failures.ts';
import { PostgresTeams } from './postgres-teams.ts';

/** The teams that visitors name to see the brackets of an active tournament. */
@Injectable()
export class VerifiedTeams {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly teams: PostgresTeams,
    private readonly failures: Failures,
  ) {}

  /** The team's name as it is registered. Names nobody plays under are counted against the address they came from. */
  async verify(tournamentId: number, teamName: string, address: string): Promise<string> {
    const tournament = await this.tournaments.find(tournamentId);
    if (!tournament?.visible) throw noSuchTournament();
    await this.failures.refuseIfExhausted('team-address', address);
    const team = await this.teams.named(tournamentId, teamName);
    if (team !== undefined && !isClosedToInvitations(team)) return team.name;
    await this.failures.count('team-address', address);
    throw teamNotInTournament();
  }
}
