import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../../domain/port/clock.ts';
import { Seal } from '../../domain/port/seal.ts';
import { readRecordLink, recordLinkEnded } from '../../domain/use-case/mail/record-link.ts';
import { openRecordLink } from '../../domain/use-case/record/record-link.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { rememberCaller } from '../http/known-caller.ts';
import { networkBehind } from '../http/whose-address.ts';
import { SignerRights } from '../player/signer-rights.ts';

/** Opens the sealed links in letters to signers. */
@Injectable()
export class RecordLinks {
  constructor(
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly commands: Commands,
    private readonly rights: SignerRights,
  ) {}

  /** Gives the session the signer's rights and returns the player to show; counts a link that is not ours as a guess. */
  async open(sealed: string, request: Request): Promise<number> {
    const link = readRecordLink(this.seal.open(sealed, this.clock.now()));
    if (link === undefined) {
      await this.attempts.fail('code', networkBehind(request));
      throw recordLinkEnded();
    }
    const subjectId = link.playerIds[0];
    rememberCaller(request, { caller: 'signer', proof: 'mailed link', subjectId, isAsked: true });
    const signer = await this.commands.run(openRecordLink, link);
    await this.rights.give(request, signer);
    return signer.playerId;
  }
}
