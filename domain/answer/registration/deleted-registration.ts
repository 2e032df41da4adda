/** Deleted registration. */
export interface DeletedRegistration {
  readonly id: number;
  readonly playerId: number;
  readonly tournamentId: number;
}
