import type { Audit } from '../../port/audit.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type WaiverSignature, waiverState } from '../../waiver/waiver.ts';
import { type WaiverPorts, waiverBehind } from './waiver-behind.ts';
import type { LikenessAnswers } from './waiver-form.ts';
import type { WaiverLink } from './waiver-link.ts';

/** A parent confirms, by the mailed link, the waiver that was claimed, and says whether photos may show the player; later the choice alone changes. */
export class ConfirmWaiver {
  constructor(
    private readonly ports: WaiverPorts,
    private readonly audit: Audit,
  ) {}

  async run({ link, answers }: { readonly link: WaiverLink; readonly answers: LikenessAnswers }): Promise<void> {
    const { registration, now } = await waiverBehind(this.ports, link);
    const { id, waiver, flags } = registration;
    if (waiver === null) throw nothingClaimed();
    const { likenessAllowed } = answers;
    const isConfirmed = waiverState(waiver) === 'confirmed';
    if (isConfirmed && waiver.isLikenessAllowed === likenessAllowed) return;
    const confirmed = waiver.confirmed ?? ({ at: now, by: 'mailbox' } as const);
    const after: WaiverSignature = { ...waiver, isLikenessAllowed: likenessAllowed, confirmed };
    await this.ports.registrations.changeWaiver({ id, waiver: after, flags });
    await this.audit.note({
      thing: 'registration',
      recordId: id,
      what: isConfirmed ? 'photo choice changed' : 'waiver confirmed',
      from: { likenessAllowed: waiver.isLikenessAllowed },
      to: { likenessAllowed },
    });
  }
}

function nothingClaimed(): Refusal {
  return new Refusal('conflict', 'Nobody has signed this waiver yet. Please reload the page to read and sign it.');
}
