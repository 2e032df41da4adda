import type { Given } from '../../port/ports.ts';
import { noSuchAccount } from '../../session/account.ts';
import type { OwnName } from './own-account.ts';

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
