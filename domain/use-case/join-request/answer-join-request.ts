import type { Given, Needs } from '../../port/ports.ts';
import {
  alreadyAnswered,
  captainsAnswers,
  type JoinRequest,
  noSuchRequest,
} from '../../rule/join-request/join-request.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { isFull, rosterFull, type Team } from '../../rule/team/team.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { lockFreeAgent, refuseMisfit, takePlace } from '../registration/roster-fit.ts';
import { teammatesInLetter } from '../registration/teammates.ts';
import { answerLetter } from './request-letters.ts';
import { type RequestLink, refuseFormerLink } from './request-link.ts';

export type CaptainsAnswer = keyof typeof captainsAnswers;

interface Answered {
  readonly id: number;
  readonly answer: CaptainsAnswer;
  /** Team of the captain who answers by session. */
  readonly teamId?: number;
  /** Link of the letter by which they answer. */
  readonly link?: RequestLink;
}

type Needed = Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'seal'>;

/** Answers a request for a captain. Accepting takes a place like any other way to join; the player is notified either way. */
export async function answerJoinRequest(given: Needed, { id, answer, teamId, link }: Answered): Promise<JoinRequest> {
  const { request, team, tournament } = await held(given, id);
  if (link !== undefined) refuseFormerLink(given.seal, link, team);
  if (teamId !== undefined && teamId !== team.id) throw noSuchRequest();
  const player = await given.players.find(request.playerId);
  if (player === undefined) throw noSuchRequest();
  if (request.state === answer) return request;
  if (request.state !== 'pending') throw alreadyAnswered(request.state);
  if (answer === 'accepted') {
    if (isFull(team)) throw rosterFull();
    await takeIn(given, request, { player, team, tournament });
  }
  await given.joinRequests.answer(id, answer, given.clock.now());
  const to = { playerId: request.playerId, teamId: team.id };
  await given.audit.note({ thing: 'join request', recordId: id, what: answer, to });
  const teammates = answer === 'accepted' ? await teammatesOf(given, team, player) : [];
  await given.outbox.post(answerLetter(request, answer, { player, team, tournament, teammates }, given.links));
  return { ...request, state: answer };
}

async function teammatesOf(given: Needed, team: Team, player: Player) {
  const roster = await given.registrations.rosterOf(team.id);
  const reader = roster.find(({ id }) => id === player.id);
  return teammatesInLetter(roster, reader, easternYear(given.clock.now()));
}

/** Locks the tournament, the team, the registration and the request, in the same order as everywhere. */
async function held(given: Needed, id: number) {
  const found = await given.joinRequests.find(id);
  const asked = found && (await given.teams.find(found.teamId));
  const tournament = asked && (await given.tournaments.lock(asked.tournamentId));
  const team = asked && (await given.teams.lock(asked.id));
  if (found !== undefined) await given.registrations.lock(found.registrationId);
  const request = await given.joinRequests.lock(id);
  if (tournament === undefined || team === undefined || request === undefined) throw noSuchRequest();
  if (tournament.status !== 'upcoming') throw new Refusal('conflict', 'This tournament has already begun');
  return { request, team, tournament };
}

async function takeIn(
  given: Needed,
  request: JoinRequest,
  { player, team, tournament }: { player: Player; team: Team; tournament: Tournament },
): Promise<void> {
  const registration = await given.registrations.find(request.playerId, tournament.id);
  if (registration === undefined) throw noSuchRequest();
  const free = await lockFreeAgent(given, registration.id);
  const year = easternYear(given.clock.now());
  const joining = { team, player, tournament, year };
  await refuseMisfit(given, joining);
  await takePlace(given, free, joining);
}

/** Declines the open requests to join a team that leaves its tournament, and notifies the players. */
export async function declineRequests(
  { joinRequests, players, outbox, links, clock }: Needs<'players' | 'outbox' | 'links' | 'clock' | 'joinRequests'>,
  team: Team,
  tournament: Tournament,
): Promise<void> {
  for (const request of await joinRequests.pendingFor(team.id)) {
    await joinRequests.answer(request.id, 'declined', clock.now());
    const player = await players.find(request.playerId);
    if (player === undefined) continue;
    await outbox.post(answerLetter(request, 'declined', { player, team, tournament }, links));
  }
}
