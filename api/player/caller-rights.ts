import { Injectable } from '@nestjs/common';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { type LeadershipProof, Rights } from '../../domain/port/rights.ts';
import type { GrantKind } from '../../domain/rule/access/grant.ts';
import { mailboxesOf } from '../../domain/rule/player/guarded-fields.ts';
import type { Player } from '../../domain/rule/player/player.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { Grants } from '../access/grants.ts';
import { currentRequest } from '../http/current-request.ts';

/** Rights of the session that the current request came with. */
@Injectable()
export class CallerRights extends Rights {
  constructor(
    private readonly grants: Grants,
    private readonly mailboxes: Mailboxes,
  ) {
    super();
  }

  override leads(teamId: number): Promise<boolean> {
    return this.holds('captain', teamId);
  }

  override hasMailboxOf(playerId: number): Promise<boolean> {
    return this.holds('contact', playerId);
  }

  override async giveTeam(
    { id, captainLinkNumber }: Pick<Team, 'id' | 'captainLinkNumber'>,
    by: LeadershipProof,
  ): Promise<void> {
    const request = currentRequest();
    if (request !== undefined) await this.grants.give(request, 'captain', id, captainLinkNumber, by);
  }

  override async giveRecord(player: Player): Promise<void> {
    const request = currentRequest();
    if (request === undefined) return;
    await this.grants.give(request, 'player', player.id);
    await this.grants.give(request, 'new-player', player.id);
    await this.mailboxes.write(mailboxesOf(player), request.sessionID);
  }

  private async holds(kind: GrantKind, subjectId: number): Promise<boolean> {
    const request = currentRequest();
    return request !== undefined && this.grants.holds(request, kind, subjectId);
  }
}
