import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { OrganizerSession } from '../../domain/answer/session/organizer-session.ts';
import { Seal } from '../../domain/port/seal.ts';
import { deviceWord } from '../../domain/session/device.ts';
import { grantLifetimes } from '../../domain/session/grant.ts';
import { neighbourhoodOf } from '../../domain/session/network.ts';
import { Database } from '../database/database.ts';
import { addressBehind } from '../http/whose-address.ts';

type SessionRow = Omit<OrganizerSession, 'id' | 'isThis'> & { readonly sessionId: string };

/** Reads and ends the organizers' sessions. */
@Injectable()
export class PostgresOrganizerSessions {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
  ) {}

  /** Records the device and approximate place of the request's session. */
  async describe(request: Request, accountId: number): Promise<void> {
    await this.database.query(
      `update grants set device = $3, source = $4 where session_id = $1 and kind = 'organizer' and subject_id = $2`,
      [
        request.sessionID,
        accountId,
        deviceWord(request.headers['user-agent']),
        neighbourhoodOf(addressBehind(request)),
      ],
    );
  }

  async of(accountId: number, thisSession: string): Promise<readonly OrganizerSession[]> {
    return (await this.rows(accountId)).map(({ sessionId, ...session }) => ({
      id: this.seal.mark(sessionId),
      ...session,
      isThis: sessionId === thisSession,
    }));
  }

  /** Ends one of an account's sessions; returns whether it existed. */
  async end(accountId: number, id: string): Promise<boolean> {
    const found = (await this.rows(accountId)).find(({ sessionId }) => this.seal.mark(sessionId) === id);
    if (found === undefined) return false;
    await this.database.query(`delete from grants where session_id = $1 and kind = 'organizer' and subject_id = $2`, [
      found.sessionId,
      accountId,
    ]);
    return true;
  }

  private rows(accountId: number): Promise<readonly SessionRow[]> {
    const { idle, most } = grantLifetimes.organizer;
    return this.database.query<SessionRow>(
      `select session_id as "sessionId", granted_at as since, used_at as "lastUsedAt", device, source from grants
       where kind = 'organizer' and subject_id = $1
         and used_at > now() - make_interval(mins => $2) and granted_at > now() - make_interval(mins => $3)
       order by used_at desc`,
      [accountId, idle, most],
    );
  }
}
