import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';

/** Keeps the place of an unconfirmed team, so that it is not released. */
export class KeepPlace {
  constructor(private readonly ports: Given<'teams' | 'unconfirmedPlaces'>) {}

  async run({ id }: { readonly id: number }): Promise<void> {
    const team = await this.ports.teams.lock(id);
    if (team === undefined || !team.isActive) throw noSuchTeam();
    await this.ports.unconfirmedPlaces.keep(id);
    await this.ports.audit.note({ thing: 'team', recordId: id, what: 'place kept' });
  }
}
