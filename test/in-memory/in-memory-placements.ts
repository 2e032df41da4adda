import { type AppliedPlacement, Placements } from '../../domain/port/placements.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';

/** Placements on file for as long as a test lasts. */
export class InMemoryPlacements extends Placements {
  private readonly undone = new Set<number>();
  private applied: readonly AppliedPlacement[] = [];

  constructor(private readonly teams: InMemoryTeams) {
    super();
  }

  override async add(newcomer: Omit<AppliedPlacement, 'id'>): Promise<AppliedPlacement> {
    const placement = { ...newcomer, id: this.applied.length + 1 };
    this.applied = [...this.applied, placement];
    return placement;
  }

  override async latest(tournamentId: number): Promise<AppliedPlacement | undefined> {
    return this.applied.findLast((one) => one.tournamentId === tournamentId && !this.undone.has(one.id));
  }

  override async markUndone(id: number): Promise<void> {
    this.undone.add(id);
  }

  override async removeTeam(teamId: number): Promise<void> {
    this.teams.remove(teamId);
  }
}
