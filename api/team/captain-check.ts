import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { LeadershipCheck } from '../../domain/use-case/team/lock-team.ts';
import { callerOf } from '../http/known-caller.ts';
import { Grants } from '../session/grants.ts';

/** Checks that an admitted captain still leads the team once it is locked; the captain may have changed in between. */
@Injectable()
export class CaptainCheck {
  constructor(private readonly grants: Grants) {}

  of(request: Request, teamId: number): LeadershipCheck {
    return async () => callerOf(request)?.caller !== 'captain' || this.grants.holds(request, 'captain', teamId);
  }
}
