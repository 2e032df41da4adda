import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { nameKey } from '../../domain/rule/player/person.ts';
import { isClosedToInvitations } from '../../domain/rule/team/team.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { teamNotInTournament } from '../../domain/use-case/team/verify-team.ts';
import { Attempts } from '../guessing/attempts.ts';
import { PostgresTeams } from './postgres-teams.ts';

/** Checks the team names by which visitors see the brackets of an active tournament. */
@Injectable()
export class VerifiedTeams {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly teams: PostgresTeams,
    private readonly attempts: Attempts,
  ) {}

  /** Returns the team's registered name. Unknown names are counted against the caller's address. */
  async verify(tournamentId: number, teamName: string, request: Request): Promise<string> {
    const tournament = await this.tournaments.find(tournamentId);
    if (!tournament?.visible) throw noSuchTournament();
    const words = { tournament: String(tournamentId), team: nameKey(teamName) };
    const playing = await this.attempts.make(request, { guessed: 'team', words }, async () => {
      const team = await this.teams.named(tournamentId, teamName);
      return team === undefined || isClosedToInvitations(team) ? undefined : team;
    });
    if (playing !== undefined) return playing.name;
    throw teamNotInTournament();
  }
}
