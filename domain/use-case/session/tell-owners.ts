import { isReachable } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import { accessMadeLetter, type GrantedAccess } from './account-letters.ts';

/** Mails every owner of access that was made or shown; an owner whose role was taken is told too. */
export class TellOwners {
  constructor(private readonly ports: Given<'accounts'>) {}

  async run(made: GrantedAccess): Promise<void> {
    const { from, recordId } = made.write;
    const formerOwnerId = Object(from).role === 'owner' ? recordId : null;
    for (const owner of await this.ports.accounts.owners(formerOwnerId))
      if (isReachable({ to: owner.email }))
        await this.ports.outbox.post(accessMadeLetter(owner, made, this.ports.clock.now()));
  }
}
