import type { JoinRequest, JoinRequestState } from '../join-request/join-request.ts';

/** The requests on file. */
export abstract class JoinRequests {
  abstract add(request: Omit<JoinRequest, 'id'>): Promise<JoinRequest>;
  abstract find(id: number): Promise<JoinRequest | undefined>;
  /** A request that nobody else answers until the transaction ends. */
  abstract lock(id: number): Promise<JoinRequest | undefined>;
  /** The requests a captain has not answered yet, in the order in which they came. */
  abstract pendingFor(teamId: number): Promise<readonly JoinRequest[]>;
  abstract answer(id: number, state: JoinRequestState, at: Date): Promise<void>;
  /** What a registration waits for ends unanswered: it plays somewhere else now. */
  abstract endOf(registrationId: number, at: Date): Promise<void>;
}
