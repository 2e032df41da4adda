import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTeam } from '../../team/team.ts';

/** Marks a teammate as known to the captain, so that their family may see the contacts of the team. */
export class KnowPlayer {
  constructor(private readonly ports: Given<'teams' | 'registrations'>) {}

  async run({ id, playerId }: { readonly id: number; readonly playerId: number }): Promise<void> {
    const team = await this.ports.teams.lock(id);
    if (team === undefined) throw noSuchTeam();
    const registration = (await this.ports.registrations.ofTeam(id)).find((one) => one.playerId === playerId);
    if (registration === undefined) throw noSuchPlayer();
    await this.ports.registrations.keepKnown(registration.id, id);
    const to = { playerId, teamId: id };
    await this.ports.audit.note({ thing: 'registration', recordId: registration.id, what: 'known to the captain', to });
  }
}
