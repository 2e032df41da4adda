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

/** Revokes all links of a tournament, and signs out everybody who came in by them. */
export class RevokeKeeperLinks {
  constructor(private readonly ports: Given<'keeperLinks'>) {}

  async run(tournamentId: number): Promise<readonly number[]> {
    const revoked = await this.ports.keeperLinks.revokeAll(tournamentId, this.ports.clock.now());
    for (const recordId of revoked) await this.ports.audit.note({ thing: 'keeper link', recordId, what: 'revoked' });
    return revoked;
  }
}

const noSuchKeeperLink = () => new Refusal('not-found', 'No such link, or it was revoked before');
