import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { mailboxesOf } from '../../domain/player/guarded-fields.ts';
import type { Player } from '../../domain/player/player.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import type { AskingSession } from '../../domain/use-case/player/own-address.ts';
import { Grants } from '../session/grants.ts';

/** Players whose records registration calls have made, and the sessions of those calls. */
@Injectable()
export class NewPlayers {
  constructor(
    private readonly grants: Grants,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** Gives the session that made a record its rights, and notes which addresses it wrote. */
  async remember(request: Request, player: Player): Promise<void> {
    await this.grants.give(request, 'player', player.id);
    await this.grants.give(request, 'new-player', player.id);
    await this.mailboxes.write(mailboxesOf(player), request.sessionID);
  }

  /** Returns the session of a request that asks for something about a player. */
  async askedBy(request: Request, playerId: number): Promise<AskingSession> {
    return {
      sessionId: request.sessionID,
      hasMadeRecord: await this.grants.holds(request, 'new-player', playerId),
    };
  }
}
