import { Injectable } from '@nestjs/common';
import { type RequestedChange, requestedChange } from '../../domain/answer/player/requested-change.ts';
import { Clock } from '../../domain/port/clock.ts';
import { PlayerChanges } from '../../domain/port/player-changes.ts';
import { Players } from '../../domain/port/players.ts';
import { Seal } from '../../domain/port/seal.ts';
import {
  type ChangeLinkContent,
  changeLinkEnded,
  isForMailbox,
  readChangeLink,
} from '../../domain/use-case/player/change-link.ts';
import { Attempts } from '../session/attempts.ts';

/** Opens the sealed links about changes of a player's record. */
@Injectable()
export class PlayerChangeLinks {
  constructor(
    private readonly changes: PlayerChanges,
    private readonly players: Players,
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** Returns the change of a link; counts a link that is not ours as a guess. */
  async opened(sealed: string, network: string): Promise<ChangeLinkContent> {
    const link = readChangeLink(this.seal.open(sealed, this.clock.now()));
    if (link !== undefined) return link;
    await this.attempts.fail('code', network);
    throw changeLinkEnded();
  }

  /** Returns the change of a link, if the player's letters still go to the mailbox it was sent to. */
  async behind(link: ChangeLinkContent): Promise<RequestedChange> {
    const change = await this.changes.find(link.id);
    const player = change && (await this.players.find(change.playerId));
    if (player === undefined || !isForMailbox(link, this.seal, player)) throw changeLinkEnded();
    return this.shown(link);
  }

  /** Returns a change and its outcome. */
  async shown({ id, kind }: Pick<ChangeLinkContent, 'id' | 'kind'>): Promise<RequestedChange> {
    const change = await this.changes.find(id);
    const player = change && (await this.players.find(change.playerId));
    if (change === undefined || player === undefined) throw changeLinkEnded();
    return requestedChange(kind, player, change);
  }
}
