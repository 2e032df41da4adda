import type { Given } from '../../port/ports.ts';
import { isReachable } from '../../rule/mail/letter.ts';
import { accessMadeLetter, type GrantedAccess } from './account-letters.ts';

/** Mails every owner of access that was made or shown; an owner whose role was taken is told too. */
export async function tellOwners(given: Given<'accounts'>, made: GrantedAccess): Promise<void> {
  const { from, recordId } = made.write;
  const formerOwnerId = Object(from).role === 'owner' ? recordId : null;
  for (const owner of await given.accounts.owners(formerOwnerId))
    if (isReachable({ to: owner.email })) await given.outbox.post(accessMadeLetter(owner, made, given.clock.now()));
}
