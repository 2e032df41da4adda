import type { Given } from '../../port/ports.ts';
import { noSuchAccount } from '../../session/account.ts';
import { accountChangedLetter } from './account-letters.ts';

/** Sets a new password for somebody who has proved the present one, and signs them out everywhere else. */
export async function changePassword(
  given: Given<'accounts' | 'revocations'>,
  asked: { readonly id: number; readonly passwordHash: string; readonly sessionId: string },
): Promise<void> {
  const account = (await given.accounts.lockAll()).find(({ id }) => id === asked.id);
  if (account === undefined) throw noSuchAccount();
  await given.accounts.setPassword(account.id, asked.passwordHash);
  await given.revocations.ofOrganizer(account.id, asked.sessionId);
  await given.outbox.post(accountChangedLetter(account, { what: 'password' }, given.clock.now()));
  await given.audit.note({ thing: 'organizer', recordId: account.id, what: 'password changed' });
}
