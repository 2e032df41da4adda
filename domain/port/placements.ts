/** Roster after a placement was applied. */
export interface ResultingRoster {
  readonly teamId: number;
  readonly isNew: boolean;
  readonly registrationIds: readonly number[];
  /** Registrations that the placement added. */
  readonly placed: readonly number[];
}

/** Placement that was applied; it can be undone until something else changes. */
export interface AppliedPlacement {
  readonly id: number;
  readonly tournamentId: number;
  readonly rosters: readonly ResultingRoster[];
  readonly appliedAt: Date;
}

/** Placements on file. */
export abstract class Placements {
  abstract add(placement: Omit<AppliedPlacement, 'id'>): Promise<AppliedPlacement>;
  /** Returns the latest placement that was not undone. */
  abstract latest(tournamentId: number): Promise<AppliedPlacement | undefined>;
  abstract markUndone(id: number, at: Date): Promise<void>;
  /** Deletes a team that exists only because of the placement. */
  abstract removeTeam(teamId: number): Promise<void>;
}
