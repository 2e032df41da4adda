import type { Audit } from '../../port/audit.ts';
import type { Teams } from '../../port/teams.ts';
import type { UnconfirmedPlaces } from '../../port/unconfirmed-places.ts';
import { noSuchTeam } from '../../team/team.ts';

/** An organizer keeps the place of a team that nobody has confirmed: it is not released. */
export class KeepPlace {
  constructor(
    private readonly teams: Teams,
    private readonly places: UnconfirmedPlaces,
    private readonly audit: Audit,
  ) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const team = await this.teams.lock(id);
    if (team === undefined || !team.isActive) throw noSuchTeam();
    await this.places.keep(id);
    await this.audit.note({ thing: 'team', recordId: id, what: 'place kept' });
  }
}
