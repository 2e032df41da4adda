/** Game that is closed as not played. */
export interface ClosedGame {
  readonly gameId: number;
  readonly team1Name: string;
  readonly team2Name: string;
}
