import { JoinRequests } from '../../domain/port/join-requests.ts';
import type { JoinRequest, JoinRequestState } from '../../domain/rule/join-request/join-request.ts';

/** Requests to join on file for as long as a test lasts. */
export class InMemoryJoinRequests extends JoinRequests {
  private readonly requests = new Map<number, JoinRequest>();
  private lastId = 0;

  override async add(newcomer: Omit<JoinRequest, 'id'>): Promise<JoinRequest> {
    const { registrationId, teamId } = newcomer;
    const before = [...this.requests.values()].find(
      (one) => one.registrationId === registrationId && one.teamId === teamId,
    );
    if (before === undefined) this.lastId += 1;
    const request = { ...newcomer, id: before?.id ?? this.lastId };
    this.requests.set(request.id, request);
    return request;
  }

  override async find(id: number): Promise<JoinRequest | undefined> {
    return this.requests.get(id);
  }

  override async lock(id: number): Promise<JoinRequest | undefined> {
    return this.requests.get(id);
  }

  override async pendingFor(teamId: number): Promise<readonly JoinRequest[]> {
    return [...this.requests.values()].filter((one) => one.teamId === teamId && one.state === 'pending');
  }

  /** The requests that somebody means go with what they were about. */
  remove(isMeant: (request: JoinRequest) => boolean): void {
    for (const request of this.requests.values()) if (isMeant(request)) this.requests.delete(request.id);
  }

  override async answer(id: number, state: JoinRequestState): Promise<void> {
    const request = this.requests.get(id);
    if (request !== undefined) this.requests.set(id, { ...request, state });
  }

  override async endOf(registrationId: number): Promise<void> {
    for (const { id, registrationId: of, state } of this.requests.values()) {
      if (of === registrationId && state === 'pending') await this.answer(id, 'declined');
    }
  }
}
