import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Revokes a score keeper's link and signs out everybody who came in by it. */
export class RevokeKeeperLink {
  constructor(private readonly ports: Given<'keeperLinks'>) {}

  async run(id: number): Promise<void> {
    if (!(await this.ports.keeperLinks.revoke(id, this.ports.clock.now()))) throw noSuchKeeperLink();
    await this.ports.audit.note({ thing: 'keeper link', recordId: id, what: 'revoked' });
  }
}

const noSuchKeeperLink = () => new Refusal('not-found', 'No such link, or it was revoked before');
