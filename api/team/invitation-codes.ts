import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Team } from '../../domain/team/team.ts';
import { invalidInvitation } from '../../domain/use-case/invitation/invitation-code.ts';
import { Attempts } from '../session/attempts.ts';
import { PostgresTeams } from './postgres-teams.ts';

/** The invitation codes that teams have. */
@Injectable()
export class InvitationCodes {
  constructor(
    private readonly teams: PostgresTeams,
    private readonly attempts: Attempts,
  ) {}

  /** The team of a code; refuses a code that no team has, and whoever has entered too many of them. */
  async refuseUnknown(code: string, request: Request): Promise<Team> {
    const team = await this.attempts.look(request, { guessed: 'code', words: { code } }, (room) =>
      this.teams.withCodeTried(code, room),
    );
    if (team === undefined) throw invalidInvitation();
    return team;
  }
}
