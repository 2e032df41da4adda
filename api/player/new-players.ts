import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { AskingSession } from '../../domain/use-case/player/own-address.ts';
import { Grants } from '../access/grants.ts';

/** Sessions that ask about a player, and whether they have made the record. */
@Injectable()
export class NewPlayers {
  constructor(private readonly grants: Grants) {}

  /** Returns the session of a request that asks for something about a player. */
  async askedBy(request: Request, playerId: number): Promise<AskingSession> {
    return {
      sessionId: request.sessionID,
      hasMadeRecord: await this.grants.holds(request, 'new-player', playerId),
    };
  }
}
