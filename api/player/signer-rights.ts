import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { ProvedSigner, SignersRight } from '../../domain/use-case/record/signer.ts';
import { Grants } from '../access/grants.ts';

/** Rights of sessions that have proved the mailbox of a player's signer. */
@Injectable()
export class SignerRights {
  constructor(private readonly grants: Grants) {}

  /** Gives the rights over all players who sign at the proved address: their look-up, their contacts and their whole records. */
  async give(request: Request, { playerIds, addressMark }: ProvedSigner): Promise<void> {
    for (const id of playerIds) {
      // What is proved renews the session, which moves before anything of it is written.
      await this.grants.give(request, 'contact', id);
      await this.grants.give(request, 'signer', id, 0, addressMark);
      await this.grants.give(request, 'player', id);
    }
  }

  /** Returns the right of the session over a player; the use cases compare its mark with the address of today. */
  async of(request: Request, playerId: number): Promise<SignersRight> {
    return { playerId, addressMark: (await this.grants.markOf(request, 'signer', playerId)) ?? '' };
  }
}
