import type { ChangeRequest, FamilysRequest } from '../change-request/change-request.ts';

/** Change request without an id, not stored yet. */
export type NewChange = Omit<ChangeRequest, 'id'>;

/** Changes to registrations that families requested, or made themselves. */
export abstract class ChangeRequests {
  abstract add<Newcomer extends NewChange>(request: Newcomer): Promise<Newcomer & Pick<ChangeRequest, 'id'>>;
  abstract find(id: number): Promise<ChangeRequest | undefined>;
  /** Returns a request and locks it against other answers until the transaction ends. */
  abstract lock(id: number): Promise<ChangeRequest | undefined>;
  /** Returns the family's unanswered request about a registration; there is at most one. */
  abstract openOf(registrationId: number): Promise<FamilysRequest | undefined>;
  /** Returns the captain's unanswered request about a team; there is at most one. */
  abstract openOfTeam(teamId: number): Promise<ChangeRequest | undefined>;
  /** Returns all requests of a player's family, the latest first. */
  abstract ofPlayer(playerId: number): Promise<readonly FamilysRequest[]>;
  /** Saves the answer to a request. */
  abstract save(request: ChangeRequest): Promise<void>;
}
