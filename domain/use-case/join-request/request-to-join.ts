import type { Needs } from '../../port/ports.ts';
import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { type JoinRequest, otherTournament, requestLettersAnHour } from '../../rule/join-request/join-request.ts';
import type { Letter } from '../../rule/mail/letter.ts';
import type { Player } from '../../rule/player/player.ts';
import { decidingAge } from '../../rule/registration/deciding-age.ts';
import { isClosedToInvitations, isFull, rosterFull, type Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import type { Registered } from '../registration/open-tournament.ts';
import { type BeforeRoster, refuseMisfitOnForm } from '../registration/roster-fit.ts';
import { namesForCaptain } from './names-for-captain.ts';
import { moreRequestsLetter, requestLetter } from './request-letters.ts';
import { requestLink } from './request-link.ts';

/** Ports needed to make a request and to mail it to the captain. */
export type AskingPorts = Needs<
  'teams' | 'players' | 'registrations' | 'joinRequests' | 'outbox' | 'links' | 'seal' | 'mailboxes'
>;

/** Team that a player can ask, with its tournament, and the year of the request. */
export interface TeamToAsk {
  readonly team: Team;
  readonly tournament: Tournament;
  readonly year: number;
}

/** Returns the locked team asked for, refusing one of another tournament, without a place or with an unfit age; `field` is the form field that names it. */
export async function teamToAsk(
  ports: Needs<'registrations'>,
  team: Team | undefined,
  who: Omit<BeforeRoster, 'team'>,
  field: 'requestedTeamId' | 'newTeamId',
): Promise<TeamToAsk> {
  if (team === undefined || team.tournamentId !== who.tournament.id || isClosedToInvitations(team)) {
    throw new AnswersRefused({ [field]: otherTournament });
  }
  if (isFull(team)) throw rosterFull();
  await refuseMisfitOnForm(ports, { ...who, team }, field);
  return { team, tournament: who.tournament, year: who.year };
}

/** Request with the name of the team asked. */
export type RequestMade = JoinRequest & { readonly teamName: string };

/** Records a free agent's request to join a team, once. The captain gets a letter, and one for all where there are many in an hour. */
export async function requestToJoin(
  ports: AskingPorts,
  { player, registration, now: requestedAt }: Pick<Registered, 'player' | 'registration' | 'now'>,
  { team, tournament, year }: TeamToAsk,
): Promise<RequestMade> {
  const { joinRequests } = ports;
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
  const { ageBracket, isUnproved } = registration;
  const age = decidingAge(player.birthYear, tournament, year);
  const nameOf = await namesForCaptain(ports.mailboxes, team, requestedAt);
  const name = nameOf({ ...player, isUnproved });
  const captain = await captainOnFile(ports, team);
  const told = { request, name, player, team, captain, tournament, year, age, ageBracket, open };
  await ports.outbox.post(tellCaptain(ports, told));
  return { ...request, teamName: team.name };
}

interface Asked {
  readonly request: JoinRequest;
  readonly name: string;
  readonly player: Player;
  readonly team: Team;
  readonly captain: Player | undefined;
  readonly tournament: Tournament;
  readonly year: number;
  readonly age: number | undefined;
  readonly ageBracket: AgeBracket | null;
  /** Requests that were open before. */
  readonly open: readonly JoinRequest[];
}

function tellCaptain({ links, seal }: AskingPorts, { open, ...told }: Asked): Letter {
  const { request, team } = told;
  const { requestedAt } = request;
  const hourAgo = new Date(requestedAt.getTime() - 3_600_000);
  const recent = open.filter((one) => one.requestedAt > hourAgo);
  if (recent.length >= requestLettersAnHour) {
    return moreRequestsLetter(told, captainLink({ links, seal }, team, requestedAt), requestedAt);
  }
  return requestLetter(told, requestLink({ links, seal }, team, request, requestedAt));
}
