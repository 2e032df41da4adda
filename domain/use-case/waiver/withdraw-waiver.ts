import { paragraph } from '../../mail/letter.ts';
import type { Audit } from '../../port/audit.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Site } from '../../port/site.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { withFlag } from '../../registration/registration.ts';
import type { WaiverSignature } from '../../waiver/waiver.ts';
import { type AnsweredWaiver, type WaiverPorts, waiverBehind } from './waiver-behind.ts';
import type { WaiverLink } from './waiver-link.ts';

/** A parent did not agree, or does no longer: the waiver is unsigned again, and the organizers are told. */
export class WithdrawWaiver {
  constructor(
    private readonly ports: WaiverPorts,
    private readonly tournaments: Tournaments,
    private readonly site: Site,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async run(link: WaiverLink): Promise<void> {
    const behind = await waiverBehind(this.ports, link);
    const { id, waiver } = behind.registration;
    if (waiver === null) return;
    const flags = withFlag(behind.registration, 'refused-waiver');
    await this.ports.registrations.changeWaiver({ id, waiver: null, flags });
    const { address: _, ...from } = waiver;
    await this.audit.note({ thing: 'registration', recordId: id, what: 'waiver withdrawn', from });
    await this.tell(behind, waiver);
  }

  private async tell({ registration, player, now }: AnsweredWaiver, waiver: WaiverSignature): Promise<void> {
    const { contactEmail } = await this.site.settings();
    const tournament = await this.tournaments.find(registration.tournamentId);
    await this.outbox.post({
      event: `waiver-withdrawn:${registration.id}:${now.toISOString()}`,
      to: contactEmail,
      subject: `A waiver was withdrawn: ${player.name}`,
      parts: [
        paragraph(`The family of ${player.name} has withdrawn the waiver for ${tournament?.name}.`),
        paragraph(`It had been signed in the name of ${waiver.signer}. The registration shows "Waiver unsigned" now.`),
      ],
    });
  }
}
