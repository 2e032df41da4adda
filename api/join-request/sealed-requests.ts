import { Injectable } from '@nestjs/common';
import type { RequestShown } from '../../domain/answer/join-request/request-shown.ts';
import { noSuchRequest } from '../../domain/join-request/join-request.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Attempts } from '../session/attempts.ts';
import { PostgresJoinRequests } from './postgres-join-requests.ts';

/** The requests behind the sealed links of the captains' mails. */
@Injectable()
export class SealedRequests {
  constructor(
    private readonly requests: PostgresJoinRequests,
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** The request a link is about; links that are not ours are counted as guesses. */
  async idOf(sealed: string, network: string): Promise<number> {
    const text = this.seal.open(sealed, this.clock.now());
    const id = Number(/^join-request:(\d+)$/.exec(text ?? '')?.[1]);
    if (Number.isSafeInteger(id)) return id;
    await this.attempts.fail('code', network);
    throw noSuchRequest();
  }

  async shown(id: number): Promise<RequestShown> {
    const found = await this.requests.shown(id);
    if (found === undefined) throw noSuchRequest();
    return found;
  }
}
