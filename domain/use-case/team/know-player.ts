import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Teams } from '../../port/teams.ts';
import { noSuchTeam } from '../../team/team.ts';

/** A captain says that a teammate is no stranger: who they are, and how the team is reached, may be told to that family. */
export class KnowPlayer {
  constructor(
    private readonly teams: Teams,
    private readonly registrations: Registrations,
    private readonly audit: Audit,
  ) {}

  async run({ id, playerId }: { readonly id: number; readonly playerId: number }): Promise<void> {
    const team = await this.teams.lock(id);
    if (team === undefined) throw noSuchTeam();
    const registration = (await this.registrations.ofTeam(id)).find((one) => one.playerId === playerId);
    if (registration === undefined) throw noSuchPlayer();
    await this.registrations.keepKnown(registration.id, id);
    const to = { playerId, teamId: id };
    await this.audit.note({ thing: 'registration', recordId: registration.id, what: 'known to the captain', to });
  }
}
