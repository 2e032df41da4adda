import { AnswersRefused } from '../../form/accept-answers.ts';
import { type JoinRequest, otherTournament, requestLinkDays } from '../../join-request/join-request.ts';
import type { Player } from '../../player/player.ts';
import type { JoinRequests } from '../../port/join-requests.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Seal } from '../../port/seal.ts';
import type { Teams } from '../../port/teams.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import { isClosedToInvitations, isFull, rosterFull, type Team } from '../../team/team.ts';
import { requestLetter } from './request-letters.ts';

/** Where requests are written and brought to the captain. */
export class AskingPorts {
  constructor(
    readonly teams: Teams,
    readonly requests: JoinRequests,
    readonly outbox: Outbox,
    readonly links: Links,
    readonly seal: Seal,
  ) {}
}

/** The team somebody asks for, if it plays in that tournament and has a place; `field` is the input it was named in. */
export async function teamToAsk(
  ports: AskingPorts,
  teamId: number,
  tournamentId: number,
  field: 'requestedTeamId' | 'newTeamId',
): Promise<Team> {
  const team = await ports.teams.find(teamId);
  if (team === undefined || team.tournamentId !== tournamentId || isClosedToInvitations(team)) {
    throw new AnswersRefused({ [field]: otherTournament });
  }
  if (isFull(team)) throw rosterFull();
  return team;
}

/** A free agent asks to join a team; the captain gets a mail. */
export async function requestToJoin(
  { requests, outbox, links, seal }: AskingPorts,
  player: Player,
  registration: Registration,
  team: Team,
): Promise<JoinRequest> {
  const requestedAt = registration.registeredAt;
  const request = await requests.add({
    registrationId: registration.id,
    playerId: player.id,
    teamId: team.id,
    state: 'pending',
    requestedAt,
  });
  const until = new Date(requestedAt.getTime() + requestLinkDays * 86_400_000);
  await outbox.post(requestLetter(request, player, team, seal.close(`join-request:${request.id}`, until), links));
  return request;
}
