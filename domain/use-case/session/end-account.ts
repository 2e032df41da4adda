import type { Given } from '../../port/ports.ts';
import { noSuchAccount, withOwnerKept } from '../../session/account.ts';
import { accountChangedLetter } from './account-letters.ts';

/** Ends an account: its owner is signed out everywhere at once, and its API keys stop working. */
export async function endAccount(
  given: Given<'accounts' | 'revocations' | 'apiKeys'>,
  { id }: { readonly id: number },
): Promise<void> {
  const accounts = await given.accounts.lockAll();
  const before = accounts.find((one) => one.id === id);
  if (before === undefined || before.state === 'ended') throw noSuchAccount();
  const after = withOwnerKept(accounts, { ...before, state: 'ended', invitation: null });
  await given.accounts.save(after);
  await given.revocations.ofOrganizer(id, null);
  await given.apiKeys.revokeAllOf(id, given.clock.now());
  await given.outbox.post(accountChangedLetter(after, { what: 'end' }, given.clock.now()));
  await given.audit.note({ thing: 'organizer', recordId: id, what: 'ended', from: { state: before.state } });
}
