import { refuseStale } from '../../audit/seen-version.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import type { DeletionRequest } from '../../port/removals.ts';
import { stepDown } from '../team/roster-moves.ts';
import { type ErasedPlayer, erasePlayer } from './erase-player.ts';
import { lockPlayer } from './save-player.ts';

/** Erases a player for an organizer: the person goes, counts and scores stay. */
export class DeletePlayer {
  constructor(private readonly ports: Given<'teams' | 'players' | 'registrations' | 'removals'>) {}

  async run({ id, seen }: DeletionRequest): Promise<ErasedPlayer> {
    const held = await lockPlayer(this.ports, id);
    if (held === undefined) throw noSuchPlayer();
    if (seen !== undefined) refuseStale('player', seen.split('.')[0], held.version);
    for (const team of held.led) await stepDown(this.ports, team, held.record);
    return erasePlayer(this.ports, id);
  }
}
