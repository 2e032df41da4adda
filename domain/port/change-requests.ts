import type { ChangeRequest, FamilysRequest } from '../change-request/change-request.ts';

/** A request that is not on file yet. */
export type NewChange = Omit<ChangeRequest, 'id'>;

/** What families have asked to change of their registrations, or have changed themselves. */
export abstract class ChangeRequests {
  abstract add<Newcomer extends NewChange>(request: Newcomer): Promise<Newcomer & Pick<ChangeRequest, 'id'>>;
  abstract find(id: number): Promise<ChangeRequest | undefined>;
  /** A request that nobody else answers until the transaction ends. */
  abstract lock(id: number): Promise<ChangeRequest | undefined>;
  /** The family's one that waits for an answer about a registration; there is at most one. */
  abstract openOf(registrationId: number): Promise<FamilysRequest | undefined>;
  /** The captain's one that waits for an answer about a team; there is at most one. */
  abstract openOfTeam(teamId: number): Promise<ChangeRequest | undefined>;
  /** All that the family of a player has asked for, the latest first. */
  abstract ofPlayer(playerId: number): Promise<readonly FamilysRequest[]>;
  /** Keeps what was answered. */
  abstract save(request: ChangeRequest): Promise<void>;
}
