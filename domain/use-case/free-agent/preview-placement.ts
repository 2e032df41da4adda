import { placeFreeAgents } from '../../free-agent/place-free-agents.ts';
import type { FreeAgents } from '../../port/free-agents.ts';
import type { Placements } from '../../port/placements.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { toPlaceNow } from './to-place-now.ts';

/** The proposal for a tournament as it is now, and what was applied last. Nothing is changed. */
export class PreviewPlacement {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly freeAgents: FreeAgents,
    private readonly placements: Placements,
  ) {}

  async run(tournamentId: number) {
    const toPlace = await toPlaceNow(this.tournaments, this.freeAgents, tournamentId);
    const latest = await this.placements.latest(tournamentId);
    return { toPlace, placement: placeFreeAgents(toPlace), latest };
  }
}
