import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import { type WaiverPorts, waiverBehind } from '../waiver/waiver-behind.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';

/** The family takes back what it has given for an emergency, at any time. */
export class RemoveEmergencyContact {
  constructor(
    private readonly waivers: WaiverPorts,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run(link: WaiverLink): Promise<void> {
    const { player } = await waiverBehind(this.waivers, link);
    if (!(await this.contacts.remove(player.id))) return;
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact removed' });
  }
}
