import type { Audit } from '../../port/audit.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Removals } from '../../port/removals.ts';
import type { Teams } from '../../port/teams.ts';
import { withoutCaptain } from '../team/roster-moves.ts';
import { erasePlayer } from './erase-player.ts';
import { holdPlayer } from './keep-player.ts';

/** Somebody who was erased has come back with an old backup, and goes again; answers whether they were still there. */
export class EraseAgain {
  constructor(
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly removals: Removals,
    readonly audit: Audit,
  ) {}

  async run(playerId: number): Promise<boolean> {
    const held = await holdPlayer(this, playerId);
    if (held === undefined) return false;
    for (const team of held.led) await this.teams.save(withoutCaptain(team));
    await erasePlayer(this, playerId, 'erased again after a restore');
    return true;
  }
}
