import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Removals } from '../../port/removals.ts';
import type { Teams } from '../../port/teams.ts';
import { stepDown } from '../team/roster-moves.ts';
import { erasePlayer, holdTeamsOf, type PlayerErased } from './erase-player.ts';

/** An organizer erases a player: the person goes, counts and scores stay. */
export class DeletePlayer {
  constructor(
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly audit: Audit,
    readonly removals: Removals,
  ) {}

  async run({ id, seen }: { readonly id: number; readonly seen: SeenVersion }): Promise<PlayerErased> {
    await holdTeamsOf(this, id);
    const held = await this.players.lock(id);
    if (held === undefined) throw noSuchPlayer();
    if (seen !== undefined) refuseStale('player', seen.split('.')[0], held.version);
    for (const team of await this.teams.lockLedBy(id)) await stepDown(this, team, held.record);
    return erasePlayer(this, id);
  }
}
