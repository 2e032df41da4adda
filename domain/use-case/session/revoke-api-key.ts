import type { Given } from '../../port/ports.ts';
import { noSuchKey } from '../../session/api-key.ts';
import { mayDo, type Role } from '../../session/role.ts';

/** An organizer takes an own key back, and whoever manages accounts anybody's. */
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
