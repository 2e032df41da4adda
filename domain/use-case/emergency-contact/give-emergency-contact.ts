import type { Audit } from '../../port/audit.ts';
import type { EmergencyContacts } from '../../port/emergency-contacts.ts';
import { type WaiverPorts, waiverBehind } from '../waiver/waiver-behind.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';
import type { EmergencyContactAnswers } from './emergency-contact-form.ts';

/** The family's mailbox says whom to call; that it did is audited, and not what it said. */
export class GiveEmergencyContact {
  constructor(
    private readonly waivers: WaiverPorts,
    private readonly contacts: EmergencyContacts,
    private readonly audit: Audit,
  ) {}

  async run({
    link,
    answers,
  }: {
    readonly link: WaiverLink;
    readonly answers: EmergencyContactAnswers;
  }): Promise<void> {
    const { player, now } = await waiverBehind(this.waivers, link);
    const { agreed: _, ...contact } = answers;
    await this.contacts.keep(player.id, contact, now);
    await this.audit.note({ thing: 'player', recordId: player.id, what: 'emergency contact given' });
  }
}
