import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { KeeperLinks } from '../../port/keeper-links.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** An organizer takes a link back: it opens nothing any more, and whoever came in by it is out. */
export class RevokeKeeperLink {
  constructor(
    private readonly links: KeeperLinks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run(id: number): Promise<void> {
    if (!(await this.links.revoke(id, this.clock.now()))) throw noSuchKeeperLink();
    await this.audit.note({ thing: 'keeper link', recordId: id, what: 'revoked' });
  }
}

const noSuchKeeperLink = () => new Refusal('not-found', 'No such link, or it was revoked before');
