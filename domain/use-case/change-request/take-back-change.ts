import {
  alreadyDecided,
  type ChangeRequest,
  type FamilysRequest,
  isFamilys,
  noSuchChangeRequest,
} from '../../change-request/change-request.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { type ChangeLinkPorts, playerOfLink } from './player-of-link.ts';
import { takenBackLetter, takenBackNotice } from './taken-back-letters.ts';

/** Takes back a family's request until an organizer has answered: the first to lock the request decides. */
export class TakeBackChange {
  constructor(private readonly ports: ChangeLinkPorts & Given<'changeRequests' | 'tournaments' | 'site'>) {}

  async run({ link, id }: { readonly link: ChangeRequestLink; readonly id: number }): Promise<ChangeRequest> {
    const { player, now } = await playerOfLink(this.ports, link);
    const request = await this.ports.changeRequests.lock(id);
    if (request === undefined || !isFamilys(request) || request.playerId !== player.id) throw noSuchChangeRequest();
    if (request.state === 'taken-back') return request;
    if (request.state !== 'asked') throw alreadyDecided(request.state);
    const tournament = await this.ports.tournaments.find(request.tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const takenBack: FamilysRequest = { ...request, state: 'taken-back', decidedBy: 'family', answeredAt: now };
    await this.ports.changeRequests.save(takenBack);
    const { kind, registrationId, tournamentId, toTournamentId } = request;
    const to = { registrationId, tournamentId, toTournamentId };
    await this.ports.audit.note({ thing: 'player', recordId: player.id, what: `${kind} taken back`, to });
    const about = { request: takenBack, player, tournament, links: this.ports.links };
    await this.ports.outbox.post(takenBackLetter(about));
    await this.ports.outbox.post(takenBackNotice(about, (await this.ports.site.settings()).contactEmail));
    return takenBack;
  }
}
