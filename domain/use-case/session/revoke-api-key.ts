import type { ApiKeys } from '../../port/api-keys.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import { noSuchKey } from '../../session/api-key.ts';
import { mayDo, type Role } from '../../session/role.ts';

/** An organizer takes an own key back, and whoever manages accounts anybody's. */
export class RevokeApiKey {
  constructor(
    private readonly keys: ApiKeys,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ id, by }: { readonly id: number; readonly by: Revoker }): Promise<void> {
    const owner = mayDo(by.role, 'manage accounts') ? undefined : by.accountId;
    if (!(await this.keys.revoke(id, owner, this.clock.now()))) throw noSuchKey();
    await this.audit.note({ thing: 'api key', recordId: id, what: 'revoked' });
  }
}

interface Revoker {
  readonly accountId: number;
  readonly role: Role;
}
