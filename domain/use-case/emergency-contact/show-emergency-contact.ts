import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import type { Players } from '../../port/players.ts';
import { lookAt } from './look.ts';

/** An organizer looks at whom to call for a player; the look is audited. */
export class ShowEmergencyContact {
  constructor(
    private readonly players: Players,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run(playerId: number): Promise<EmergencyContact> {
    if ((await this.players.find(playerId)) === undefined) throw noSuchPlayer();
    return lookAt(this.contacts, this.audit, playerId);
  }
}
