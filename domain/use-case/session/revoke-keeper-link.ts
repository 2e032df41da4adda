import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** An organizer takes a link back: it opens nothing any more, and whoever came in by it is out. */
export class RevokeKeeperLink {
  constructor(private readonly ports: Given<'keeperLinks'>) {}

  async run(id: number): Promise<void> {
    if (!(await this.ports.keeperLinks.revoke(id, this.ports.clock.now()))) throw noSuchKeeperLink();
    await this.ports.audit.note({ thing: 'keeper link', recordId: id, what: 'revoked' });
  }
}

const noSuchKeeperLink = () => new Refusal('not-found', 'No such link, or it was revoked before');
