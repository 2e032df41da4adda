import { alreadyAnswered, captainsAnswers, type JoinRequest, noSuchRequest } from '../../join-request/join-request.ts';
import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { isFull, rosterFull, type Team } from '../../team/team.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { lockFreeAgent, refuseMisfit, takePlace } from '../entry/roster-fit.ts';
import { teammatesInLetter } from '../entry/teammates.ts';
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

/** Answers a request for a captain. Accepting takes a place like any other way to join; the player is notified either way. */
export class AnswerJoinRequest {
  constructor(
    private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'seal'>,
  ) {}

  async run({ id, answer, teamId, link }: Answered): Promise<JoinRequest> {
    const { request, team, tournament } = await this.held(id);
    if (link !== undefined) refuseFormerLink(this.ports.seal, link, team);
    if (teamId !== undefined && teamId !== team.id) throw noSuchRequest();
    const player = await this.ports.players.find(request.playerId);
    if (player === undefined) throw noSuchRequest();
    if (request.state === answer) return request;
    if (request.state !== 'pending') throw alreadyAnswered(request.state);
    if (answer === 'accepted') {
      if (isFull(team)) throw rosterFull();
      await this.takeIn(request, { player, team, tournament });
    }
    await this.ports.joinRequests.answer(id, answer, this.ports.clock.now());
    const to = { playerId: request.playerId, teamId: team.id };
    await this.ports.audit.note({ thing: 'join request', recordId: id, what: answer, to });
    const teammates = answer === 'accepted' ? await this.teammatesOf(team, player) : [];
    await this.ports.outbox.post(
      answerLetter(request, answer, { player, team, tournament, teammates }, this.ports.links),
    );
    return { ...request, state: answer };
  }

  private async teammatesOf(team: Team, player: Player) {
    const roster = await this.ports.registrations.rosterOf(team.id);
    const reader = roster.find(({ id }) => id === player.id);
    return teammatesInLetter(roster, reader, easternYear(this.ports.clock.now()));
  }

  /** Locks the tournament, the team, the registration and the request, in the same order as everywhere. */
  private async held(id: number) {
    const found = await this.ports.joinRequests.find(id);
    const asked = found && (await this.ports.teams.find(found.teamId));
    const tournament = asked && (await this.ports.tournaments.lock(asked.tournamentId));
    const team = asked && (await this.ports.teams.lock(asked.id));
    if (found !== undefined) await this.ports.registrations.lock(found.registrationId);
    const request = await this.ports.joinRequests.lock(id);
    if (tournament === undefined || team === undefined || request === undefined) throw noSuchRequest();
    if (tournament.status !== 'upcoming') throw new Refusal('conflict', 'This tournament has already begun');
    return { request, team, tournament };
  }

  private async takeIn(
    request: JoinRequest,
    { player, team, tournament }: { player: Player; team: Team; tournament: Tournament },
  ): Promise<void> {
    const registration = await this.ports.registrations.find(request.playerId, tournament.id);
    if (registration === undefined) throw noSuchRequest();
    const free = await lockFreeAgent(this.ports, registration.id);
    const year = easternYear(this.ports.clock.now());
    const joining = { team, player, tournament, year };
    await refuseMisfit(this.ports, joining);
    await takePlace(this.ports, free, joining);
  }
}
