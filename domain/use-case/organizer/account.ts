import type { Given } from '../../port/ports.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import {
  type Account,
  foldedAddress,
  isAddressOfAnother,
  noSuchAccount,
  withOwnerKept,
} from '../../rule/organizer/account.ts';
import { accountChangedLetter } from '../access/account-letters.ts';
import type { AccountChange } from './account-form.ts';
import type { OwnName } from './own-account.ts';

type Needed = Given<'accounts'>;

/** Changes somebody's role and address from the next call on. */
export async function changeAccount(
  given: Needed,
  { id, role, email }: AccountChange & { readonly id: number },
): Promise<void> {
  const accounts = await given.accounts.lockAll();
  const before = accounts.find((one) => one.id === id);
  if (before === undefined || before.state === 'ended') throw noSuchAccount();
  if (email !== undefined && isAddressOfAnother(accounts, id, email))
    throw new AnswersRefused({ email: 'This address has an account' });
  const moved = email === undefined ? before : await move(given, before, email);
  if (role === undefined || role === before.role) return;
  const after = withOwnerKept(accounts, { ...moved, role });
  await given.accounts.save(after);
  await given.outbox.post(accountChangedLetter(after, { what: 'role', before: before.role }, given.clock.now()));
  const told = { from: { role: before.role }, to: { role } };
  await given.audit.note({ thing: 'organizer', recordId: id, what: 'role changed', ...told });
}

/** Changes the address. An invitation that went to the earlier one opens nothing any more; the user name of an invited account follows. */
async function move(given: Needed, before: Account, email: string): Promise<Account> {
  if (foldedAddress(before.email) === email) return before;
  const after = { ...before, email, ...(before.state === 'invited' && { username: email, invitation: null }) };
  await given.accounts.save(after);
  await given.outbox.post(accountChangedLetter(before, { what: 'address', email }, given.clock.now()));
  const told = { from: { email: before.email }, to: { email } };
  await given.audit.note({ thing: 'organizer', recordId: before.id, what: 'address changed', ...told });
  return after;
}

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

/** Changes an organizer's name at once. */
export async function changeOwnName(
  given: Given<'accounts'>,
  { id, name }: OwnName & { readonly id: number },
): Promise<void> {
  const before = (await given.accounts.lockAll()).find((account) => account.id === id);
  if (before === undefined) throw noSuchAccount();
  if (before.name === name) return;
  await given.accounts.save({ ...before, name });
  const told = { from: { name: before.name }, to: { name } };
  await given.audit.note({ thing: 'organizer', recordId: id, what: 'name changed', ...told });
}

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
