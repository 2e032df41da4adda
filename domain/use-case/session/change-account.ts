import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Given } from '../../port/ports.ts';
import {
  type Account,
  foldedAddress,
  isAddressOfAnother,
  noSuchAccount,
  withOwnerKept,
} from '../../session/account.ts';
import type { AccountChange } from './account-form.ts';
import { accountChangedLetter } from './account-letters.ts';

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
