import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Team } from '../../domain/rule/team/team.ts';
import { invalidInvitation } from '../../domain/use-case/invitation/invitation-code.ts';
import { Attempts } from '../guessing/attempts.ts';
import { PostgresTeams } from './postgres-teams.ts';

/** Checks the invitation codes of teams. */
@Injectable()
export class InvitationCodes {
  constructor(
    private readonly teams: PostgresTeams,
    private readonly attempts: Attempts,
  ) {}

  /** Returns the team of a code; refuses an unknown code, and callers with too many of them. */
  async refuseUnknown(code: string, request: Request): Promise<Team> {
    const team = await this.attempts.look(request, { guessed: 'code', words: { code } }, (room) =>
      this.teams.withCodeTried(code, room),
    );
    if (team === undefined) throw invalidInvitation();
    return team;
  }
}
