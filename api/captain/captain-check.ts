import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { LeadershipCheck } from '../../domain/use-case/registration/lock-team.ts';
import { Grants } from '../access/grants.ts';
import { callerOf } from '../http/known-caller.ts';

/** Checks that an admitted captain still leads the team once it is locked; the captain may have changed in between. */
@Injectable()
export class CaptainCheck {
  constructor(private readonly grants: Grants) {}

  of(request: Request, teamId: number): LeadershipCheck {
    return async () => callerOf(request)?.caller !== 'captain' || this.grants.holds(request, 'captain', teamId);
  }
}
