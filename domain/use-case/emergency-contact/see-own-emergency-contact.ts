import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import { type ChildLink, type ChildPorts, childBehind } from './child-behind.ts';

/** The family's mailbox looks at what it has given for an emergency. */
export class SeeOwnEmergencyContact {
  constructor(
    private readonly children: ChildPorts,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run(link: ChildLink): Promise<EmergencyContact | undefined> {
    const { player } = await childBehind(this.children, link);
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact shown to the family' });
    return this.contacts.find(player.id);
  }
}
