import type { Given } from '../../port/ports.ts';
import { type OfferPorts, type OpenOffer, offerOfLink } from './offer-of-link.ts';

/** Shows the offer of a team to its recipient; nothing changes. */
export class SeeOffer {
  constructor(private readonly ports: OfferPorts & Given) {}

  async run(sealed: string): Promise<OpenOffer> {
    const open = await offerOfLink(this.ports, sealed);
    const { team, offer } = open;
    await this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'offer seen', to: { offer: offer.number } });
    return open;
  }
}
