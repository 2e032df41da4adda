import type { Given } from '../../port/ports.ts';
import { noSuchKey } from '../../session/api-key.ts';
import { mayDo, type Role } from '../../session/role.ts';

/** Revokes an organizer's own API key, or anybody's for those who manage accounts. */
export async function revokeApiKey(
  given: Given<'apiKeys'>,
  { id, by }: { readonly id: number; readonly by: Revoker },
): Promise<void> {
  const owner = mayDo(by.role, 'manage accounts') ? undefined : by.accountId;
  if (!(await given.apiKeys.revoke(id, owner, given.clock.now()))) throw noSuchKey();
  await given.audit.note({ thing: 'api key', recordId: id, what: 'revoked' });
}

interface Revoker {
  readonly accountId: number;
  readonly role: Role;
}
