import { placeFreeAgents } from '../../free-agent/place-free-agents.ts';
import type { Needs } from '../../port/ports.ts';
import { toPlaceNow } from './to-place-now.ts';

/** Returns the proposal for a tournament as it is now, and the last placement. Changes nothing. */
export class PreviewPlacement {
  constructor(private readonly ports: Needs<'tournaments' | 'freeAgents' | 'placements'>) {}

  async run(tournamentId: number) {
    const toPlace = await toPlaceNow(this.ports.tournaments, this.ports.freeAgents, tournamentId);
    const latest = await this.ports.placements.latest(tournamentId);
    return { toPlace, placement: placeFreeAgents(toPlace), latest };
  }
}
