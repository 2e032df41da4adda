/** Four totals at the head of the back office. */
export interface Stats {
  readonly totalTeams: number;
  readonly totalPlayers: number;
  readonly totalRegistrations: number;
  readonly totalPreRegistrations: number;
}
