import type { Given } from '../../port/ports.ts';
import { type ChildLink, type ChildPorts, childOfLink } from './child-of-link.ts';

/** Removes a family's emergency contact, at any time. */
export class RemoveEmergencyContact {
  constructor(private readonly ports: ChildPorts & Given<'emergencyContacts'>) {}

  async run(link: ChildLink): Promise<void> {
    const { player } = await childOfLink(this.ports, link);
    if (!(await this.ports.emergencyContacts.remove(player.id))) return;
    await this.ports.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact removed' });
  }
}
