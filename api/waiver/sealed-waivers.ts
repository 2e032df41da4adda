import { Injectable } from '@nestjs/common';
import { Clock } from '../../domain/port/clock.ts';
import { Players } from '../../domain/port/players.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { isOver } from '../../domain/tournament/tournament-over.ts';
import { readWaiverLink } from '../../domain/use-case/waiver/ask-for-signature.ts';
import { waiverLinkEnded } from '../../domain/use-case/waiver/sign-waiver.ts';
import { waiver } from '../../domain/waiver/waiver-text.ts';
import { PostgresRegistrations } from '../registration/postgres-registrations.ts';
import { Attempts } from '../session/attempts.ts';

/** The waivers behind the sealed links of the mails. */
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

  /** The registration a link is about; links that are not ours are counted as guesses. */
  async registrationOf(sealed: string, address: string): Promise<number> {
    const id = readWaiverLink(this.seal.open(sealed, this.clock.now()));
    if (id !== undefined) return id;
    await this.attempts.fail('code', address);
    throw waiverLinkEnded();
  }

  /** What the page needs to ask for a signature, and who gave it: these fields and nothing else. */
  async shown(registrationId: number) {
    const registration = await this.registrations.withId(registrationId);
    const player = registration && (await this.players.find(registration.playerId));
    const tournament = registration && (await this.tournaments.find(registration.tournamentId));
    if (registration === undefined || player === undefined || tournament === undefined) throw waiverLinkEnded();
    const signature = registration.waiver;
    if (signature === null && isOver(tournament, this.clock.now())) throw waiverLinkEnded();
    return {
      playerName: player.name,
      birthYear: player.birthYear,
      tournament: tournament.name,
      version: signature?.version ?? waiver.version,
      signed: signature !== null,
      signer: signature?.signer ?? null,
      signedAt: signature?.signedAt.toISOString() ?? null,
      likenessAllowed: signature?.isLikenessAllowed ?? null,
    };
  }
}
