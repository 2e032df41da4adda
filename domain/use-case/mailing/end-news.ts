import type { Given } from '../../port/ports.ts';
import { isInForce } from '../mail/sealed-link.ts';
import type { NewsEnding } from './ending-of-news.ts';

/** Unsubscribes a mailbox from news about new tournaments. Does nothing where the address has changed since, which gets none anyway. */
export class EndNews {
  constructor(private readonly ports: Given<'players' | 'mailings' | 'preRegistrations' | 'seal'>) {}

  async run({ playerId, addressMark }: NewsEnding): Promise<void> {
    const player = await this.ports.players.find(playerId);
    const addresses = [player?.email, player?.parentEmail].filter((one) => typeof one === 'string');
    const address = addresses.find((mailbox) =>
      isInForce(this.ports.seal, 'end-news', { values: [addressMark] }, { mailbox }),
    );
    if (address === undefined) return;
    await this.ports.mailings.endNews(address, this.ports.clock.now());
    await this.ports.preRegistrations.unsubscribe(address, this.ports.clock.now());
    await this.ports.audit.note({ thing: 'player', recordId: playerId, what: 'unsubscribed' });
  }
}
