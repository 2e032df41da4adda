import {
  alreadyDecided,
  type ChangeRequest,
  isFamilys,
  noSuchChangeRequest,
} from '../../change-request/change-request.ts';
import type { Given } from '../../port/ports.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { type ChangeLinkPorts, playerOfLink } from './player-of-link.ts';
import { registrationOfRequest } from './registration-to-change.ts';
import { tell } from './request-subject.ts';
import { teamOfRequest } from './team-to-move.ts';

/** Asker of a request: a family by its mailed link, or the captain of a team. */
type Asker = { readonly link: ChangeRequestLink } | { readonly teamId: number };

/** Takes back an open request: the first to lock it decides, the asker or an organizer. */
export class TakeBackChange {
  constructor(private readonly ports: ChangeLinkPorts & Given<'changeRequests' | 'tournaments' | 'teams' | 'site'>) {}

  async run({ id, ...asker }: { readonly id: number } & Asker): Promise<void> {
    const { changeRequests, clock } = this.ports;
    const isTheirs = await this.requestsOf(asker);
    const request = await changeRequests.lock(id);
    if (request === undefined || !isTheirs(request)) throw noSuchChangeRequest();
    if (request.state === 'taken-back') return;
    if (request.state !== 'asked') throw alreadyDecided(request.state);
    const subject = isFamilys(request)
      ? await registrationOfRequest(this.ports, request)
      : await teamOfRequest(this.ports, request);
    const takenBack = { ...request, state: 'taken-back', decidedBy: 'family', answeredAt: clock.now() } as const;
    await changeRequests.save(takenBack);
    await tell(this.ports, subject, takenBack);
  }

  private async requestsOf(asker: Asker): Promise<(request: ChangeRequest) => boolean> {
    if ('teamId' in asker) return ({ teamId }) => teamId === asker.teamId;
    const { player } = await playerOfLink(this.ports, asker.link);
    return (request) => isFamilys(request) && request.playerId === player.id;
  }
}
