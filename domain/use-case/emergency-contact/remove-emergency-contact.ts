import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import { type ChildLink, type ChildPorts, childBehind } from './child-behind.ts';

/** The family takes back what it has given for an emergency, at any time. */
export class RemoveEmergencyContact {
  constructor(
    private readonly children: ChildPorts,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run(link: ChildLink): Promise<void> {
    const { player } = await childBehind(this.children, link);
    if (!(await this.contacts.remove(player.id))) return;
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact removed' });
  }
}
