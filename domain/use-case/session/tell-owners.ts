import { isReachable } from '../../mail/letter.ts';
import type { AccessMade, AccessNews } from '../../port/access-news.ts';
import type { Outbox } from '../../port/outbox.ts';
import { accessMadeLetter } from './account-letters.ts';

/** Every owner hears of access that was made or shown: by letter, and who has no address at the next sign-in. */
export class TellOwners {
  constructor(
    private readonly news: AccessNews,
    private readonly outbox: Outbox,
  ) {}

  async run(made: AccessMade): Promise<void> {
    for (const owner of await this.news.owners(made.formerOwnerId)) {
      if (made.isMailed && isReachable({ to: owner.email })) await this.outbox.post(accessMadeLetter(owner, made));
      else await this.news.keep(owner.id, made.auditId);
    }
  }
}
