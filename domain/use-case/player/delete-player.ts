import { refuseStale } from '../../audit/seen-version.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Audit } from '../../port/audit.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { DeletionAsked, Removals } from '../../port/removals.ts';
import type { Teams } from '../../port/teams.ts';
import { stepDown } from '../team/roster-moves.ts';
import { type ErasedPlayer, erasePlayer } from './erase-player.ts';
import { holdPlayer } from './keep-player.ts';

/** An organizer erases a player: the person goes, counts and scores stay. */
export class DeletePlayer {
  constructor(
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly audit: Audit,
    readonly removals: Removals,
  ) {}

  async run({ id, seen, kept }: DeletionAsked): Promise<ErasedPlayer> {
    const held = await holdPlayer(this, id);
    if (held === undefined) throw noSuchPlayer();
    if (seen !== undefined) refuseStale('player', seen.split('.')[0], held.version);
    for (const team of held.led) await stepDown(this, team, held.record);
    return erasePlayer(this, id, 'erased', kept);
  }
}
