/** Deleted registration. */
export interface RegistrationGone {
  readonly id: number;
  readonly playerId: number;
  readonly tournamentId: number;
}
