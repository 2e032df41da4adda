import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';
import { askForSignature } from './ask-for-signature.ts';

/** Mails the link to sign the waiver again, at most once an hour, to the address on file. */
export class SendWaiverLink {
  constructor(
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly tournaments: Tournaments,
    private readonly mail: SealedMail,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run(playerId: number): Promise<void> {
    const now = this.clock.now();
    const player = await this.players.find(playerId);
    if (player === undefined) throw noSuchPlayer();
    const registration = await this.registrations.latest(playerId);
    const tournament = registration && (await this.tournaments.lock(registration.tournamentId));
    if (registration === undefined || tournament === undefined) return;
    await this.audit.note({ thing: 'waiver', recordId: registration.id, what: 'link mailed', to: { playerId } });
    await askForSignature(this.mail, { player, registration, tournament, now }, now.toISOString().slice(0, 13));
  }
}
