/** A roster as an applied placement left it. */
export interface RosterAfter {
  readonly teamId: number;
  readonly isNew: boolean;
  readonly registrationIds: readonly number[];
  /** Those of them who came with the placement. */
  readonly placed: readonly number[];
}

/** A placement that was applied; it can be undone until something else changes. */
export interface AppliedPlacement {
  readonly id: number;
  readonly tournamentId: number;
  readonly rosters: readonly RosterAfter[];
  readonly appliedAt: Date;
}

/** The placements on file. */
export abstract class Placements {
  abstract add(placement: Omit<AppliedPlacement, 'id'>): Promise<AppliedPlacement>;
  /** The last one that was applied and not undone. */
  abstract latest(tournamentId: number): Promise<AppliedPlacement | undefined>;
  abstract markUndone(id: number, at: Date): Promise<void>;
  /** Takes a team off file that only the placement had made. */
  abstract removeTeam(teamId: number): Promise<void>;
}
