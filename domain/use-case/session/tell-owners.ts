import { isReachable } from '../../mail/letter.ts';
import type { AccessMade } from '../../port/access-news.ts';
import type { Given } from '../../port/ports.ts';
import { accessMadeLetter } from './account-letters.ts';

/** Notifies every owner of access that was made or shown: by letter, and without an address at the next sign-in. */
export class TellOwners {
  constructor(private readonly ports: Given<'accessNews'>) {}

  async run(made: AccessMade): Promise<void> {
    for (const owner of await this.ports.accessNews.owners(made.formerOwnerId)) {
      if (made.isMailed && isReachable({ to: owner.email }))
        await this.ports.outbox.post(accessMadeLetter(owner, made));
      else await this.ports.accessNews.keep(owner.id, made.auditId);
    }
  }
}
