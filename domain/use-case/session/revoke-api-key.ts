import type { Given } from '../../port/ports.ts';
import { noSuchKey } from '../../session/api-key.ts';
import { mayDo, type Role } from '../../session/role.ts';

/** Revokes an organizer's own API key, or anybody's for those who manage accounts. */
export class RevokeApiKey {
  constructor(private readonly ports: Given<'apiKeys'>) {}

  async run({ id, by }: { readonly id: number; readonly by: Revoker }): Promise<void> {
    const owner = mayDo(by.role, 'manage accounts') ? undefined : by.accountId;
    if (!(await this.ports.apiKeys.revoke(id, owner, this.ports.clock.now()))) throw noSuchKey();
    await this.ports.audit.note({ thing: 'api key', recordId: id, what: 'revoked' });
  }
}

interface Revoker {
  readonly accountId: number;
  readonly role: Role;
}
