import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import { type ChildLink, type ChildPorts, childBehind } from './child-behind.ts';
import type { EmergencyContactAnswers } from './emergency-contact-form.ts';

/** The family's mailbox says whom to call; that it did is audited, and not what it said. */
export class GiveEmergencyContact {
  constructor(
    private readonly children: ChildPorts,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run({ link, answers }: { readonly link: ChildLink; readonly answers: EmergencyContactAnswers }): Promise<void> {
    const { player, now } = await childBehind(this.children, link);
    const { agreed: _, ...contact } = answers;
    await this.contacts.keep(player.id, contact, now);
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact given' });
  }
}
