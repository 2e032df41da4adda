import type { JoinRequest, JoinRequestState } from '../rule/join-request/join-request.ts';

/** Join requests on file. */
export abstract class JoinRequests {
  /** Records a request; one of the same registration to the same team that was answered is open again. */
  abstract add(request: Omit<JoinRequest, 'id'>): Promise<JoinRequest>;
  abstract find(id: number): Promise<JoinRequest | undefined>;
  /** Returns a request and locks it against other answers until the transaction ends. */
  abstract lock(id: number): Promise<JoinRequest | undefined>;
  /** Returns the requests that a captain has not answered yet, in the order in which they came. */
  abstract pendingFor(teamId: number): Promise<readonly JoinRequest[]>;
  abstract answer(id: number, state: JoinRequestState, at: Date): Promise<void>;
  /** Ends the pending request of a registration without an answer: the player has another team now. */
  abstract endOf(registrationId: number, at: Date): Promise<void>;
}
