import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Mailings } from '../../port/mailings.ts';
import type { Players } from '../../port/players.ts';
import type { PreRegistrations } from '../../port/pre-registrations.ts';
import type { Seal } from '../../port/seal.ts';
import { isInForce } from '../mail/sealed-link.ts';
import type { NewsEnding } from './letter-blocks.ts';

/** Whoever reads a mailbox wants no more news, of tournaments that open neither; an address that has changed since gets none anyway. */
export class EndNews {
  constructor(
    private readonly players: Players,
    private readonly mailings: Mailings,
    private readonly preRegistrations: PreRegistrations,
    private readonly seal: Seal,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ playerId, addressMark }: NewsEnding): Promise<void> {
    const player = await this.players.find(playerId);
    const addresses = [player?.email, player?.parentEmail].filter((one) => typeof one === 'string');
    const address = addresses.find((mailbox) =>
      isInForce(this.seal, 'end-news', { values: [addressMark] }, { mailbox }),
    );
    if (address === undefined) return;
    await this.mailings.endNews(address, this.clock.now());
    await this.preRegistrations.unsubscribe(address, this.clock.now());
    await this.audit.note({ thing: 'player', recordId: playerId, what: 'unsubscribed' });
  }
}
