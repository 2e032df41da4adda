import type { Needs } from '../../port/ports.ts';
import { withoutCaptain } from '../team/roster-moves.ts';
import { erasePlayer } from './erase-player.ts';
import { lockPlayer } from './save-player.ts';

/** Erases a person again who came back with the restore of an old backup; returns whether they were still there. */
export class EraseAgain {
  constructor(private readonly ports: Needs<'teams' | 'players' | 'registrations' | 'removals' | 'audit'>) {}

  async run(playerId: number): Promise<boolean> {
    const held = await lockPlayer(this.ports, playerId);
    if (held === undefined) return false;
    for (const team of held.led) await this.ports.teams.save(withoutCaptain(team));
    await erasePlayer(this.ports, playerId, 'erased again after a restore');
    return true;
  }
}
