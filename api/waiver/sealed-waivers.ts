import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Players } from '../../domain/port/players.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { isOver } from '../../domain/rule/tournament/tournament.ts';
import { waiverState } from '../../domain/rule/waiver/waiver.ts';
import { waiver } from '../../domain/rule/waiver/waiver-text.ts';
import { isStillTheirs, readWaiverLink, type WaiverLink } from '../../domain/use-case/waiver/waiver-link.ts';
import { waiverLinkEnded } from '../../domain/use-case/waiver/waiver-of-link.ts';
import { Attempts } from '../guessing/attempts.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { networkBehind } from '../http/whose-address.ts';
import { PostgresRegistrations } from '../registration/postgres-registrations.ts';

/** Opens the sealed links to waivers in the mails. */
@Injectable()
export class SealedWaivers {
  constructor(
    private readonly registrations: PostgresRegistrations,
    private readonly players: Players,
    private readonly tournaments: Tournaments,
    private readonly seal: Seal,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** Returns the waiver of a link; counts a link that is not ours as a guess. */
  async behind(sealed: string, request: Request): Promise<WaiverLink> {
    const link = readWaiverLink(this.seal.open(sealed, this.clock.now()));
    if (link !== undefined) return { ...link, language: requestedLanguage(request) };
    await this.attempts.fail('code', networkBehind(request));
    throw waiverLinkEnded();
  }

  /** Returns the fields that the page needs for a signature or its confirmation, with the signer, and no others. */
  async shown(link: WaiverLink): Promise<WaiverView> {
    const now = this.clock.now();
    const registration = await this.registrations.withId(link.registrationId);
    const player = registration && (await this.players.find(registration.playerId));
    const tournament = registration && (await this.tournaments.find(registration.tournamentId));
    if (registration === undefined || player === undefined || tournament === undefined) throw waiverLinkEnded();
    if (!isStillTheirs(link, this.seal, player, now)) throw waiverLinkEnded();
    const signature = registration.waiver;
    if (signature === null && isOver(tournament, now)) throw waiverLinkEnded();
    return {
      playerName: player.name,
      birthYear: player.birthYear,
      tournament: tournament.name,
      version: signature?.version ?? waiver.version,
      signed: signature !== null,
      state: waiverState(signature),
      signer: signature?.signer ?? null,
      signedAt: signature?.signedAt.toISOString() ?? null,
      likenessAllowed: signature?.isLikenessAllowed ?? null,
    };
  }
}
