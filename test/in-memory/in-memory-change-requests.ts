import {
  alreadyAsked,
  type ChangeRequest,
  type FamilysRequest,
  isFamilys,
} from '../../domain/change-request/change-request.ts';
import { ChangeRequests, type NewChange } from '../../domain/port/change-requests.ts';

/** Change requests on file for as long as a test lasts. */
export class InMemoryChangeRequests extends ChangeRequests {
  private readonly requests = new Map<number, ChangeRequest>();
  private lastId = 0;

  override async add<Newcomer extends NewChange>(newcomer: Newcomer): Promise<Newcomer & Pick<ChangeRequest, 'id'>> {
    const { teamId, registrationId } = newcomer;
    const open = teamId === null ? await this.openOf(Number(registrationId)) : await this.openOfTeam(teamId);
    if (newcomer.state === 'asked' && open !== undefined) throw alreadyAsked();
    this.lastId += 1;
    const request = { ...newcomer, id: this.lastId };
    this.requests.set(request.id, request);
    return request;
  }

  override async find(id: number): Promise<ChangeRequest | undefined> {
    return this.requests.get(id);
  }

  override async lock(id: number): Promise<ChangeRequest | undefined> {
    return this.requests.get(id);
  }

  override async openOf(registrationId: number): Promise<FamilysRequest | undefined> {
    return this.all.filter(isFamilys).find((one) => one.registrationId === registrationId && one.state === 'asked');
  }

  override async openOfTeam(teamId: number): Promise<ChangeRequest | undefined> {
    return this.all.find((one) => one.teamId === teamId && one.state === 'asked');
  }

  override async ofPlayer(playerId: number): Promise<readonly FamilysRequest[]> {
    return this.all
      .filter(isFamilys)
      .filter((one) => one.playerId === playerId)
      .toReversed();
  }

  override async save(request: ChangeRequest): Promise<void> {
    this.requests.set(request.id, request);
  }

  /** The requests that somebody means go with what they were about. */
  remove(isMeant: (request: ChangeRequest) => boolean): void {
    for (const request of this.requests.values()) if (isMeant(request)) this.requests.delete(request.id);
  }

  private get all(): readonly ChangeRequest[] {
    return [...this.requests.values()];
  }
}
