import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RecentProofs } from '../../domain/port/recent-proofs.ts';
import { type ProofQuestion, proofMinutes, proofNeeded } from '../../domain/rule/access/recent-proof.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { callerOf } from '../http/known-caller.ts';
import { rememberAccess } from '../http/requires-recent-proof.ts';
import { keyOf } from './key-holder.ts';
import { organizerOf } from './organizer.ts';

interface Known {
  readonly isRecent: boolean;
  readonly hasSecondFactor: boolean;
}

/** Stores the time of the last proof with a session's grants; a sign-in counts as proof. */
@Injectable()
export class PostgresRecentProofs extends RecentProofs {
  constructor(private readonly database: Database) {
    super();
  }

  override async demand(): Promise<void> {
    const request = currentRequest();
    if (request === undefined || organizerOf(request) === undefined) return;
    // An organizer whose child is a captain may use the captain's own link on the same device without a proof.
    if (callerOf(request)?.caller === 'captain') return;
    const missing = await this.missing(request);
    if (missing !== undefined) throw proofNeeded(missing);
    rememberAccess(request);
  }

  /** Returns the proof that the request's organizer must give first; an API key cannot give any. */
  async missing(request: Request): Promise<ProofQuestion | undefined> {
    const { isRecent, hasSecondFactor } = await this.known(request);
    if (isRecent && keyOf(request) === undefined) return undefined;
    return hasSecondFactor ? 'password and code' : 'password';
  }

  /** Records that the request's organizer has given a proof. */
  async note({ sessionID }: Request, accountId: number): Promise<void> {
    await this.database.query(
      `update grants set proved_at = now() where session_id = $1 and kind = 'organizer' and subject_id = $2`,
      [sessionID, accountId],
    );
  }

  private async known(request: Request): Promise<Known> {
    const [known] = await this.database.query<Known>(
      `select exists (select from grants where session_id = $1 and kind = 'organizer' and subject_id = $2
           and greatest(granted_at, proved_at) > now() - make_interval(mins => $3)) as "isRecent",
         exists (select from second_factors where account_id = $2 and confirmed_at is not null) as "hasSecondFactor"`,
      [request.sessionID, organizerOf(request)?.id ?? 0, proofMinutes],
    );
    return known ?? { isRecent: false, hasSecondFactor: false };
  }
}
