import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { lookAt } from './look.ts';

/** Shows a player's emergency contact to an organizer; the look is audited. */
export class ShowEmergencyContact {
  constructor(private readonly ports: Given<'players' | 'emergencyContacts'>) {}

  async run(playerId: number): Promise<EmergencyContact> {
    if ((await this.ports.players.find(playerId)) === undefined) throw noSuchPlayer();
    return lookAt(this.ports.emergencyContacts, this.ports.audit, playerId);
  }
}
