import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../../domain/port/clock.ts';
import { Seal } from '../../domain/port/seal.ts';
import {
  type ChangeRequestLink,
  changeRequestLinkEnded,
  readChangeRequestLink,
} from '../../domain/use-case/change-request/change-request-link.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { rememberCaller } from '../http/known-caller.ts';
import { networkBehind } from '../http/whose-address.ts';
import { Attempts } from '../session/attempts.ts';

/** Opens the sealed links for changes and cancellations. */
@Injectable()
export class ChangeRequestLinks {
  constructor(
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** Returns the link's registrations; counts a link that is not ours as a guess. */
  async opened(sealed: string, request: Request): Promise<ChangeRequestLink> {
    const link = readChangeRequestLink(this.seal.open(sealed, this.clock.now()));
    if (link === undefined) {
      await this.attempts.fail('code', networkBehind(request));
      throw changeRequestLinkEnded();
    }
    const subjectId = link.playerId;
    rememberCaller(request, { caller: 'confirmed player', proof: 'mailed link', subjectId, isAsked: true });
    return { ...link, language: requestedLanguage(request) };
  }
}
