/** A team that its captain or an organizer has taken out of its tournament. */
export interface TeamWithdrawn {
  readonly id: number;
  readonly name: string;
  readonly withdrawn: true;
  /** How many players are free agents now. */
  readonly freeAgents: number;
}
