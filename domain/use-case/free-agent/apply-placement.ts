import type { FreeAgent } from '../../free-agent/free-agent.ts';
import { said } from '../../language/sentence.ts';
import { publicName } from '../../player/public-name.ts';
import type { AppliedPlacement, ResultingRoster } from '../../port/placements.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { captainedBy } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import { detailsLedBy } from '../../team/team-details.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { withMailedPrice } from '../entry/mailed-price.ts';
import type { EntryPorts } from '../entry/open-tournament.ts';
import { lockFreeAgent, refuseMisfit, takePlace } from '../entry/roster-fit.ts';
import { captainNamed } from '../entry/teammates.ts';
import { circumstancesIn } from '../newcomer/newcomer.ts';
import { placedLetter, rosterFilledLetter } from '../team/placement-letters.ts';
import { teamOnFile } from '../team/team-on-file.ts';
import { checkPlan, type NewTeamPlanned, type PlacementPlan } from './placement-plan.ts';
import { toPlaceNow } from './to-place-now.ts';

/** Team with the free agents who join it. */
interface RosterToFill {
  readonly team: Team;
  readonly isNew: boolean;
  readonly members: readonly FreeAgent[];
}

/** Places free agents as planned, all or nobody; everybody gets a letter. */
export class ApplyPlacement {
  constructor(
    private readonly ports: EntryPorts &
      Given<'teams' | 'players' | 'registrations' | 'joinRequests' | 'freeAgents' | 'placements' | 'secrets'>,
  ) {}

  async run(asked: { readonly tournamentId: number; readonly plan: PlacementPlan }): Promise<AppliedPlacement> {
    const toPlace = await toPlaceNow(this.ports.tournaments, this.ports.freeAgents, asked.tournamentId);
    if (toPlace.version !== asked.plan.version) throw changedMeanwhile();
    const checked = checkPlan(asked.plan, toPlace);
    const { tournament } = toPlace;
    const rosters: RosterToFill[] = [];
    for (const { team, members } of checked.teams) {
      const held = await this.ports.teams.lock(team.id);
      if (held !== undefined && members.length > 0) rosters.push({ team: held, isNew: false, members });
    }
    for (const planned of checked.newTeams) rosters.push(await this.founded(planned, tournament));
    if (rosters.length === 0) throw new Refusal('conflict', 'Nobody is placed by this plan');
    return this.fill(rosters, tournament);
  }

  private async founded({ name, ageBracket, members }: NewTeamPlanned, tournament: Tournament): Promise<RosterToFill> {
    const captain = members[0] && (await this.ports.players.find(members[0].playerId));
    if (captain === undefined) throw new Refusal('conflict', said('{name} has no captain', { name }));
    const now = this.ports.clock.now();
    const year = easternYear(now);
    const circumstances = circumstancesIn(tournament, year);
    const open = { tournament, circumstances, now, year };
    const wish = { name, ...detailsLedBy(captain), ageBracket };
    // The plan was checked against the places for teams as they are now, so the team takes one of them.
    const onFile = { ...teamOnFile(wish, captainedBy(captain), open, this.ports.secrets), waitlistedAt: null };
    return { team: await this.ports.teams.add(onFile), isNew: true, members };
  }

  private async fill(rosters: readonly RosterToFill[], tournament: Tournament): Promise<AppliedPlacement> {
    const after: ResultingRoster[] = [];
    for (const roster of rosters) after.push(await this.seat(roster, tournament));
    const placement = await this.ports.placements.add({
      tournamentId: tournament.id,
      rosters: after,
      appliedAt: this.ports.clock.now(),
    });
    for (const roster of rosters) await this.tell(roster, tournament, placement.id);
    const teams = after.map(({ teamId, placed }) => ({ teamId, registrationIds: placed }));
    const write = { thing: 'tournament', recordId: tournament.id, what: 'free agents placed', to: { teams } } as const;
    await this.ports.audit.note(write);
    return placement;
  }

  private async seat({ team, isNew, members }: RosterToFill, tournament: Tournament): Promise<ResultingRoster> {
    const { registrations } = this.ports;
    for (const member of members) await this.place(member, team, tournament);
    const registrationIds = (await registrations.ofTeam(team.id)).map(({ id }) => id);
    return { teamId: team.id, isNew, registrationIds, placed: members.map(({ registrationId }) => registrationId) };
  }

  /** Puts a member on the roster if their age fits it, by the same rule as everywhere. */
  private async place({ playerId }: FreeAgent, team: Team, tournament: Tournament): Promise<void> {
    const { players, registrations } = this.ports;
    const [player, registration] = await Promise.all([
      players.find(playerId),
      registrations.find(playerId, tournament.id),
    ]);
    if (player === undefined || registration === undefined) return;
    const year = easternYear(this.ports.clock.now());
    const joining = { player, team, tournament, year };
    await refuseMisfit(this.ports, joining);
    const free = { ...(await lockFreeAgent(this.ports, registration.id)), isUnproved: false };
    await takePlace(this.ports, free, joining);
  }

  /** Registrations that owed nothing while waiting with a team that left owe the fee now. */
  private async tell({ team, isNew, members }: RosterToFill, tournament: Tournament, placementId: number) {
    const { teams, players, registrations, outbox, links, clock } = this.ports;
    const filled = (await teams.find(team.id)) ?? team;
    const year = easternYear(clock.now());
    const captainName = captainNamed(filled, await registrations.rosterOf(team.id), { isTold: false, year });
    const names: string[] = [];
    for (const { playerId } of members) {
      const player = await players.find(playerId);
      const registration = await registrations.find(playerId, tournament.id);
      if (player === undefined || registration === undefined) continue;
      const placed = { player, team: { ...filled, captainName }, registration, tournament, now: clock.now() };
      await outbox.post(placedLetter(placementId, await withMailedPrice(this.ports, placed), links));
      names.push(publicName(player, year, 'first_initial'));
    }
    if (isNew) return;
    const captain = await captainOnFile(this.ports, filled);
    await outbox.post(rosterFilledLetter(placementId, { team: filled, tournament, captain, names }, links));
  }
}

function changedMeanwhile(): Refusal {
  return new Refusal('stale', 'Free agents or teams have changed since this proposal. Please look at a new one.');
}
