import { once } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import { type AboutPorts, aboutOf } from './about.ts';
import { mailingLetter } from './mailing-letter.ts';

/** So many letters are written in one transaction. */
const atOnce = 20;

/** So many letters of mailings wait to be delivered at most: whoever registers meanwhile waits behind these and no more. */
const mostWaiting = 40;

/** Writes the next letters of the mailings, as fast as they leave; answers how many were dealt with. It goes by itself. */
export class PostMailings {
  constructor(private readonly ports: AboutPorts & Given<'mailings' | 'seal'>) {}

  /** Where no letter leaves they are all written, to be read. */
  async run({ isDelivered }: { readonly isDelivered: boolean }): Promise<number> {
    const due = await this.ports.mailings.takeDue(atOnce, isDelivered ? mostWaiting : null);
    if (due === undefined) return 0;
    for (const addressee of due.addressees) {
      const about = await aboutOf(this.ports, addressee, due.mailing);
      const event = once(addressee.isNews ? 'mailing-news' : 'mailing', due.mailing.id, addressee.id);
      if (about !== undefined)
        await this.ports.outbox.post(mailingLetter(event, due.mailing, about, this.ports, this.ports.clock.now()));
    }
    return due.addressees.length;
  }
}
