import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../../domain/port/clock.ts';
import { Seal } from '../../domain/port/seal.ts';
import { type FamilyLink, readFamilyLink } from '../../domain/use-case/family/family-link.ts';
import { familyLinkEnded } from '../../domain/use-case/family/family-of-link.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { rememberCaller } from '../http/known-caller.ts';
import { networkBehind } from '../http/whose-address.ts';
import { Attempts } from '../session/attempts.ts';

/** Opens the sealed links in the families' mails. */
@Injectable()
export class FamilyLinks {
  constructor(
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** Returns the family of a link; counts a link that is not ours as a guess. */
  async opened(sealed: string, request: Request): Promise<FamilyLink> {
    const link = readFamilyLink(this.seal.open(sealed, this.clock.now()));
    if (link === undefined) {
      await this.attempts.fail('code', networkBehind(request));
      throw familyLinkEnded();
    }
    const subjectId = link.playerIds[0];
    rememberCaller(request, { caller: 'confirmed player', proof: 'mailed link', subjectId, isAsked: true });
    return { ...link, language: requestedLanguage(request) };
  }
}
