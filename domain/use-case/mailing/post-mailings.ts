import { once } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import { type AboutPorts, aboutOf } from './about.ts';
import { mailingLetter } from './mailing-letter.ts';

/** Maximum of letters written in one transaction. */
const atOnce = 20;

/** Maximum of mailing letters waiting for delivery, so that other letters never wait behind more than these. */
const mostWaiting = 40;

/** Writes the next letters of the mailings as fast as they are delivered, and returns how many were handled. Runs by itself. */
export class PostMailings {
  constructor(private readonly ports: AboutPorts & Given<'mailings' | 'seal'>) {}

  /** Writes all letters at once where none is delivered, so that they can be read. */
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
