/** Team that its captain or an organizer has withdrawn from its tournament. */
export interface TeamWithdrawn {
  readonly id: number;
  readonly name: string;
  readonly withdrawn: true;
  /** Number of players who became free agents. */
  readonly freeAgents: number;
}
