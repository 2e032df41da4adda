import { AnswersRefused } from '../../form/accept-answers.ts';
import { type JoinRequest, otherTournament, requestLettersAnHour } from '../../join-request/join-request.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { decidingAge } from '../../registration/roster-age.ts';
import { isClosedToInvitations, isFull, rosterFull, type Team } from '../../team/team.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import { type BeforeRoster, refuseMisfitOnForm } from '../entry/roster-fit.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { namesToLead } from './names-to-lead.ts';
import { moreRequestsLetter, requestLetter } from './request-letters.ts';
import { requestLink } from './request-link.ts';

/** Where requests are written and brought to the captain. */
export type AskingPorts = Needs<'teams' | 'players' | 'joinRequests' | 'outbox' | 'links' | 'seal' | 'mailboxes'>;

/** A team that somebody can ask, how old they are in its tournament's year, and whether they would play up there. */
export interface TeamToAsk {
  readonly team: Team;
  readonly isUp: boolean;
  readonly age: number | undefined;
}

/** The team somebody asks for, if it plays in that tournament, has a place and takes their age; `field` is the input it was named in. */
export async function teamToAsk(
  ports: Needs<'teams' | 'registrations'>,
  teamId: number,
  who: Omit<BeforeRoster, 'team'>,
  field: 'requestedTeamId' | 'newTeamId',
): Promise<TeamToAsk> {
  const team = await ports.teams.find(teamId);
  if (team === undefined || team.tournamentId !== who.tournament.id || isClosedToInvitations(team)) {
    throw new AnswersRefused({ [field]: otherTournament });
  }
  if (isFull(team)) throw rosterFull();
  const age = decidingAge(who.player.birthYear, who.tournament, who.year);
  return { team, isUp: await refuseMisfitOnForm(ports, { ...who, team }, field), age };
}

/** A request, and the name of the team that is asked. */
export type RequestMade = JoinRequest & { readonly teamName: string };

/** A free agent asks to join a team, once; the captain gets a mail, and of many in an hour one for all. */
export async function requestToJoin(
  ports: AskingPorts,
  player: Player,
  registration: Registration,
  { team, isUp, age }: TeamToAsk,
): Promise<RequestMade> {
  const { joinRequests, teams } = ports;
  // Those who ask the same captain at once are told of one after the other.
  await teams.lock(team.id);
  const requestedAt = registration.registeredAt;
  const open = await joinRequests.pendingFor(team.id);
  const asked = open.find(({ playerId }) => playerId === player.id);
  if (asked !== undefined) return { ...asked, teamName: team.name };
  const request = await joinRequests.add({
    registrationId: registration.id,
    playerId: player.id,
    teamId: team.id,
    state: 'pending',
    requestedAt,
  });
  const { ageBracket } = registration;
  const nameOf = await namesToLead(ports.mailboxes, team, requestedAt);
  await ports.outbox.post(
    tellCaptain(ports, { request, name: nameOf(player), player, team, isUp, age, ageBracket, open }),
  );
  return { ...request, teamName: team.name };
}

interface Asked {
  readonly request: JoinRequest;
  readonly name: string;
  readonly player: Player;
  readonly team: Team;
  readonly isUp: boolean;
  readonly age: number | undefined;
  readonly ageBracket: AgeBracket | null;
  /** The requests that were open before. */
  readonly open: readonly JoinRequest[];
}

function tellCaptain({ links, seal }: AskingPorts, { open, ...told }: Asked): Letter {
  const { request, team } = told;
  const { requestedAt } = request;
  const hourAgo = new Date(requestedAt.getTime() - 3_600_000);
  const recent = open.filter((one) => one.requestedAt > hourAgo);
  if (recent.length >= requestLettersAnHour) {
    return moreRequestsLetter(team, captainLink({ links, seal }, team, requestedAt), requestedAt);
  }
  return requestLetter(told, requestLink({ links, seal }, team, request, requestedAt));
}
