import type { ChangeRequest } from '../../change-request/change-request.ts';
import { type BeforeMove, canMove, type Hindrance } from '../../change-request/team-move.ts';
import { type MoveDecision, whoDecidesMove } from '../../change-request/who-decides.ts';
import { isOutstanding } from '../../invitation/invitation.ts';
import { noSuchTeam } from '../../team/team.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { windowNow } from '../tournament/window-now.ts';
import { moveCircumstances } from './circumstances.ts';
import { beforeMove, checkDestination, isFullOfTeams, rosteredOn, type TeamWithRoster } from './lock-move.ts';
import type { RequestPorts } from './request-subject.ts';

/** Tournament that a team could move to: the consequences and who decides, or the hindrance. */
export interface Destination {
  readonly to: Tournament;
  readonly decision: MoveDecision;
  readonly possible: { readonly before: BeforeMove } | { readonly hindrance: Hindrance };
}

/** Tournaments that a team could move to, and the captain's open request. */
export interface MoveContent extends TeamWithRoster {
  readonly destinations: readonly Destination[];
  readonly asked: ChangeRequest | undefined;
  /** Name of the tournament asked for. */
  readonly askedTo: string | null;
}

/** Shows a captain the tournaments that the team could move to. */
export class SeeMove {
  constructor(private readonly ports: RequestPorts) {}

  async run(teamId: number): Promise<MoveContent> {
    const { teams, tournaments } = this.ports;
    const team = await teams.find(teamId);
    const tournament = team && (await tournaments.find(team.tournamentId));
    if (team === undefined || tournament === undefined) throw noSuchTeam();
    const roster = await rosteredOn(this.ports, teamId, false);
    const asked = await this.ports.changeRequests.openOfTeam(teamId);
    const askedTo = asked?.toTournamentId == null ? undefined : await tournaments.find(asked.toTournamentId);
    const seen = { team, tournament, roster };
    return { ...seen, asked, askedTo: askedTo?.name ?? null, destinations: await this.destinations(seen) };
  }

  private async destinations(from: TeamWithRoster): Promise<readonly Destination[]> {
    const { tournaments, clock } = this.ports;
    const { team, tournament, roster } = from;
    if (!canMove(team)) return [];
    const now = clock.now();
    const window = await windowNow(this.ports);
    const isMailboxConfirmed = (await this.ports.mailboxes.confirmedAt(team.captainEmail)) !== undefined;
    const at = { ...(await moveCircumstances(from, this.ports, now)), isMailboxConfirmed };
    const playsIn = await this.tournamentsOf(roster.map(({ player }) => player.id));
    const joinRequests = (await this.ports.joinRequests.pendingFor(team.id)).length;
    const invitations = (await this.ports.invitations.ofTeam(team.id)).filter((one) => isOutstanding(one, now)).length;
    const others = (await tournaments.upcoming()).filter(({ id }) => id !== tournament.id);
    const destinations: Destination[] = [];
    for (const to of others) {
      const move = { ...from, to, isThere: ({ id }: { readonly id: number }) => playsIn.get(id)?.has(to.id) ?? false };
      const moveCheck = await checkDestination(this.ports, move, window);
      if ('hindrance' in moveCheck && moveCheck.hindrance.why === 'closed') continue;
      const decision = whoDecidesMove({ ...at, isFull: isFullOfTeams(to) });
      const follows = (toBracket: AgeBracket | null) => beforeMove(move, { toBracket, joinRequests, invitations });
      const possible = 'hindrance' in moveCheck ? moveCheck : { before: follows(moveCheck.ageBracket) };
      destinations.push({ to, decision, possible });
    }
    return destinations;
  }

  /** Returns the tournaments in which players are registered, by player. */
  private async tournamentsOf(playerIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
    const playsIn = new Map<number, ReadonlySet<number>>();
    for (const id of playerIds) {
      const own = await this.ports.registrations.ofPlayer(id);
      playsIn.set(id, new Set(own.map(({ tournamentId }) => tournamentId)));
    }
    return playsIn;
  }
}
