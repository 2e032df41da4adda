import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Removals } from '../../port/removals.ts';
import type { Teams } from '../../port/teams.ts';
import { stepDown } from '../team/roster-moves.ts';

/** What went with a player, and the goals that stay without a name. */
export interface PlayerErased {
  readonly id: number;
  readonly registrations: number;
  readonly goals: number;
}

/** An organizer erases a player: the person goes, counts and scores stay. */
export class DeletePlayer {
  constructor(
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly audit: Audit,
    private readonly removals: Removals,
  ) {}

  async run({ id, seen }: { readonly id: number; readonly seen: SeenVersion }): Promise<PlayerErased> {
    for (const { teamId } of await this.registrations.ofPlayer(id)) if (teamId !== null) await this.teams.lock(teamId);
    const held = await this.players.lock(id);
    if (held === undefined) throw noSuchPlayer();
    if (seen !== undefined) refuseStale('player', seen.split('.')[0], held.version);
    for (const team of await this.teams.lockLedBy(id)) await stepDown(this, team, held.record);
    const gone = await this.removals.removePlayer(id);
    // The audit says that somebody went and what went along, and not who it was.
    await this.audit.note({ thing: 'player', recordId: id, what: 'erased', from: gone });
    return { id, ...gone };
  }
}
