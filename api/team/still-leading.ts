import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { StillLeads } from '../../domain/use-case/team/held-team.ts';
import { callerOf } from '../http/known-caller.ts';
import { Grants } from '../session/grants.ts';

/** Whether a captain who was let in still leads the team once it is held: meanwhile somebody else may have got it. */
@Injectable()
export class StillLeading {
  constructor(private readonly grants: Grants) {}

  of(request: Request, teamId: number): StillLeads {
    return async () => callerOf(request)?.caller !== 'captain' || this.grants.holds(request, 'captain', teamId);
  }
}
