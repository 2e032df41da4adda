import type { Given } from '../../port/ports.ts';
import { type ChildLink, type ChildPorts, childOfLink } from './child-of-link.ts';
import type { EmergencyContactAnswers } from './emergency-contact-form.ts';

/** Saves a family's emergency contact. The audit records that it was given, not its content. */
export class GiveEmergencyContact {
  constructor(private readonly ports: ChildPorts & Given<'emergencyContacts'>) {}

  async run({ link, answers }: { readonly link: ChildLink; readonly answers: EmergencyContactAnswers }): Promise<void> {
    const { player, now } = await childOfLink(this.ports, link);
    const { agreed: _, ...contact } = answers;
    await this.ports.emergencyContacts.keep(player.id, contact, now);
    await this.ports.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact given' });
  }
}
