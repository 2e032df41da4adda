import {
  alreadyDecided,
  type ChangeRequest,
  type FamilysRequest,
  isFamilys,
  noSuchChangeRequest,
} from '../../change-request/change-request.ts';
import type { Audit } from '../../port/audit.ts';
import type { ChangeRequests } from '../../port/change-requests.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Site } from '../../port/site.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Links } from '../../site/links.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { type ChangeLinkPorts, playerBehind } from './player-behind-link.ts';
import { takenBackLetter, takenBackNotice } from './taken-back-letters.ts';

/** A family takes back what it has asked for, until an organizer has answered: whoever holds the request first decides. */
export class TakeBackChange {
  constructor(
    private readonly family: ChangeLinkPorts,
    private readonly changes: ChangeRequests,
    private readonly tournaments: Tournaments,
    private readonly site: Site,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly audit: Audit,
  ) {}

  async run({ link, id }: { readonly link: ChangeRequestLink; readonly id: number }): Promise<ChangeRequest> {
    const { player, now } = await playerBehind(this.family, link);
    const request = await this.changes.lock(id);
    if (request === undefined || !isFamilys(request) || request.playerId !== player.id) throw noSuchChangeRequest();
    if (request.state === 'taken-back') return request;
    if (request.state !== 'asked') throw alreadyDecided(request.state);
    const tournament = await this.tournaments.find(request.tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const takenBack: FamilysRequest = { ...request, state: 'taken-back', decidedBy: 'family', answeredAt: now };
    await this.changes.save(takenBack);
    const { kind, registrationId, tournamentId, toTournamentId } = request;
    const to = { registrationId, tournamentId, toTournamentId };
    await this.audit.note({ thing: 'player', recordId: player.id, what: `${kind} taken back`, to });
    const about = { request: takenBack, player, tournament, links: this.links };
    await this.outbox.post(takenBackLetter(about));
    await this.outbox.post(takenBackNotice(about, (await this.site.settings()).contactEmail));
    return takenBack;
  }
}
