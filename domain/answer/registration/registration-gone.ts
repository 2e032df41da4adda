/** A registration that is no more. */
export interface RegistrationGone {
  readonly id: number;
  readonly playerId: number;
  readonly tournamentId: number;
}
