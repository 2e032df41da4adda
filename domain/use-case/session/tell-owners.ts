import { isReachable } from '../../mail/letter.ts';
import type { GrantedAccess } from '../../port/access-notices.ts';
import type { Given } from '../../port/ports.ts';
import { accessMadeLetter } from './account-letters.ts';

/** Notifies every owner of access that was made or shown: by letter, and without an address at the next sign-in. */
export class TellOwners {
  constructor(private readonly ports: Given<'accessNotices'>) {}

  async run(made: GrantedAccess): Promise<void> {
    for (const owner of await this.ports.accessNotices.owners(made.formerOwnerId)) {
      if (made.isMailed && isReachable({ to: owner.email }))
        await this.ports.outbox.post(accessMadeLetter(owner, made));
      else await this.ports.accessNotices.keep(owner.id, made.auditId);
    }
  }
}
