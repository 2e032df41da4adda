import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { askForSignature } from './ask-for-signature.ts';

/** Mails the link to sign the waiver again, at most once an hour, to the address on file. */
export class SendWaiverLink {
  constructor(private readonly ports: Given<'registrations' | 'players' | 'tournaments' | 'seal'>) {}

  async run(playerId: number): Promise<void> {
    const now = this.ports.clock.now();
    const player = await this.ports.players.find(playerId);
    if (player === undefined) throw noSuchPlayer();
    const registration = await this.ports.registrations.latest(playerId);
    const tournament = registration && (await this.ports.tournaments.lock(registration.tournamentId));
    if (registration === undefined || tournament === undefined) return;
    await this.ports.audit.note({ thing: 'waiver', recordId: registration.id, what: 'link mailed', to: { playerId } });
    await askForSignature(this.ports, { player, registration, tournament, now }, now.toISOString().slice(0, 13));
  }
}
