import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Invitations } from '../../port/invitations.ts';
import type { Secrets } from '../../port/secrets.ts';
import type { Teams } from '../../port/teams.ts';
import type { Team } from '../../team/team.ts';
import { withNewCode } from './new-code.ts';

/** An organizer replaces a team's invitation code, as its captain could. */
export class ReplaceCode {
  constructor(
    readonly teams: Teams,
    readonly invitations: Invitations,
    readonly secrets: Secrets,
    readonly clock: Clock,
    readonly audit: Audit,
  ) {}

  async run({ id }: { readonly id: number }): Promise<Team> {
    const replaced = await withNewCode(this, id);
    await this.audit.note({ thing: 'team', recordId: id, what: 'invitation code replaced' });
    return replaced;
  }
}
