import type { Given } from '../../port/ports.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';
import { type Telling, tellFamily } from './withdrawal-letters.ts';

/** Withdraws a parent's permission for photos; the waiver itself stays as confirmed as it was. */
export class WithdrawLikeness {
  constructor(private readonly ports: WaiverPorts & Telling & Given) {}

  async run(link: WaiverLink): Promise<void> {
    const behind = await waiverOfLink(this.ports, link);
    const { id, waiver, flags } = behind.registration;
    if (!waiver?.isLikenessAllowed) return;
    await this.ports.registrations.changeWaiver({ id, waiver: { ...waiver, isLikenessAllowed: false }, flags });
    await this.ports.audit.note({
      thing: 'registration',
      recordId: id,
      what: 'photo choice changed',
      from: { likenessAllowed: true },
      to: { likenessAllowed: false },
    });
    await tellFamily(this.ports, behind, 'photos');
  }
}
