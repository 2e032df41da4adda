import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Given } from '../../port/ports.ts';
import { type ChildLink, type ChildPorts, childOfLink } from './child-of-link.ts';

/** Shows a family the emergency contact it has given. */
export class SeeOwnEmergencyContact {
  constructor(private readonly ports: ChildPorts & Given<'emergencyContacts'>) {}

  async run(link: ChildLink): Promise<EmergencyContact | undefined> {
    const { player } = await childOfLink(this.ports, link);
    await this.ports.audit.note({
      thing: 'player',
      recordId: player.id,
      what: 'emergency contact shown to the family',
    });
    return this.ports.emergencyContacts.find(player.id);
  }
}
