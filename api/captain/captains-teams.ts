import { Injectable } from '@nestjs/common';
import { type CaptainsTeam, captainsTeam } from '../../domain/answer/team/captains-team.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Invitations } from '../../domain/port/invitations.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { teamDebt } from '../../domain/rule/registration/team-debt.ts';
import { noSuchTeam, type Team } from '../../domain/rule/team/team.ts';
import { isProvedLeadership } from '../access/leadership.ts';
import { currentRequest } from '../http/current-request.ts';
import { callerOf } from '../http/known-caller.ts';
import { PostgresJoinRequests } from '../join-request/postgres-join-requests.ts';
import { PostgresTeams } from '../team/postgres-teams.ts';
import { withSeenCode } from '../team/seen-code.ts';

/** Reads teams for their captains. */
@Injectable()
export class CaptainsTeams {
  constructor(
    private readonly teams: PostgresTeams,
    private readonly tournaments: Tournaments,
    private readonly registrations: Registrations,
    private readonly requests: PostgresJoinRequests,
    private readonly invitations: Invitations,
    private readonly outbox: Outbox,
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly mailboxes: Mailboxes,
  ) {}

  async shown(id: number): Promise<CaptainsTeam> {
    const team = await this.teams.find(id);
    const tournament = team && (await this.tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const roster = await this.teams.roster(id);
    const requests = await this.requests.openOf(id);
    const invitations = await this.invitations.ofTeam(id);
    const debt = teamDebt(await this.registrations.ofTeam(id), team.captainId, tournament);
    const delayed = await this.outbox.delayed(team.captainEmail);
    const isDrawn = (await this.brackets.progressOf(id)) !== 'undrawn';
    const to = { players: roster.map((player) => player.id), requests: requests.length };
    await this.audit.note({ thing: 'team', recordId: id, what: 'shown', to });
    const isTold = await this.isTold(team);
    const seen = {
      team,
      tournament,
      roster,
      maySeeContacts: isTold,
      requests,
      invitations,
      delayed,
      isDrawn,
      debt,
    };
    return withSeenCode(captainsTeam(seen, this.clock.now()));
  }

  /**
   * Returns whether the captain may see more than the public. Anybody can create a team with somebody else's address, so the mailbox
   * must be confirmed, and the session must not lead the team by its creation alone.
   */
  private async isTold({ captainEmail }: Team): Promise<boolean> {
    const request = currentRequest();
    const { caller, mark } = (request && callerOf(request)) ?? {};
    if (caller === 'organizer') return true;
    if (caller === 'captain' && !isProvedLeadership(mark)) return false;
    return (await this.mailboxes.confirmedAt(captainEmail)) !== undefined;
  }
}
