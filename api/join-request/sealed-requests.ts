import { Injectable } from '@nestjs/common';
import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Teams } from '../../domain/port/teams.ts';
import { noSuchRequest } from '../../domain/rule/join-request/join-request.ts';
import { type RequestLink, readRequestLink, requestOfLink } from '../../domain/use-case/join-request/request-link.ts';
import { Attempts } from '../guessing/attempts.ts';
import { PostgresJoinRequests } from './postgres-join-requests.ts';

/** Opens the sealed links in the captains' mails. */
@Injectable()
export class SealedRequests {
  constructor(
    readonly joinRequests: PostgresJoinRequests,
    readonly teams: Teams,
    readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** Returns the request of a link; counts a link that is not ours as a guess. */
  async opened(sealed: string, network: string): Promise<RequestLink> {
    const link = readRequestLink(this.seal.open(sealed, this.clock.now()));
    if (link !== undefined) return link;
    await this.attempts.fail('code', network);
    throw noSuchRequest();
  }

  /** Returns the request of a link, if its captain still leads the team. */
  async behind(link: RequestLink): Promise<RequestView> {
    const { id } = await requestOfLink(this, link);
    return this.shown(id);
  }

  async shown(id: number): Promise<RequestView> {
    const found = await this.joinRequests.shown(id);
    if (found === undefined) throw noSuchRequest();
    return found;
  }
}
