import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import { type WaiverPorts, waiverBehind } from '../waiver/waiver-behind.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';

/** The family's mailbox looks at what it has given for an emergency. */
export class SeeOwnEmergencyContact {
  constructor(
    private readonly waivers: WaiverPorts,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run(link: WaiverLink): Promise<EmergencyContact | undefined> {
    const { player } = await waiverBehind(this.waivers, link);
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact shown to the family' });
    return this.contacts.find(player.id);
  }
}
