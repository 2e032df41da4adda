import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { withoutSiblings } from '../../domain/rule/payment/price.ts';
import { familyKey, isMailboxOf, siblingsBefore } from '../../domain/rule/player/family.ts';
import { mailboxesOf } from '../../domain/rule/player/guarded-fields.ts';
import type { Registration } from '../../domain/rule/registration/registration.ts';
import { Grants } from '../access/grants.ts';

/** Prices of registrations as sessions are told. A sibling's price names a family on file, so it is told to that family alone. */
@Injectable()
export class ToldPrices {
  constructor(
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly grants: Grants,
  ) {}

  /** Returns what concerns a registration, with the price that the session may know. */
  async told<T extends { readonly registration: Registration }>(request: Request, about: T): Promise<T> {
    const { registration } = about;
    if (registration.price.alone === undefined || (await this.mayKnow(request, registration))) return about;
    return { ...about, registration: withoutSiblings(registration) };
  }

  /**
   * Tells whether the session has proved or registered a sibling who came before. The player's own mailbox is proof where the sibling
   * reads it too: who has just made somebody up proves an address of nobody on file.
   */
  private async mayKnow(request: Request, { playerId, tournamentId }: Registration): Promise<boolean> {
    if (await this.grants.isOrganizer(request)) return true;
    const player = await this.players.find(playerId);
    if (player === undefined) return false;
    const before = siblingsBefore(player, await this.registrations.familyIn(tournamentId, familyKey(player)));
    const isSharingMailboxes = mailboxesOf(player).every((address) => isMailboxOf(address, before));
    if (isSharingMailboxes && (await this.grants.holds(request, 'contact', playerId))) return true;
    for (const { id } of before)
      for (const kind of ['new-player', 'contact', 'signer'] as const)
        if (await this.grants.holds(request, kind, id)) return true;
    return false;
  }
}
