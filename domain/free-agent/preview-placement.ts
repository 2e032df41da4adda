import type { Tournaments } from '../tournament/tournaments.ts';
import type { FreeAgents } from './free-agents.ts';
import { placeFreeAgents } from './place-free-agents.ts';
import type { Placements } from './placements.ts';
import { toPlaceNow } from './placing-office.ts';

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
