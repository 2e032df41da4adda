import type { AppliedPlacement, ResultingRoster } from '../../port/placements.ts';
import type { Given, Needs } from '../../port/ports.ts';
import type { FreeAgent } from '../../rule/free-agent/free-agent.ts';
import { placeFreeAgents } from '../../rule/free-agent/place-free-agents.ts';
import { said } from '../../rule/language/sentence.ts';
import { publicName } from '../../rule/player/public-name.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { captainedBy } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';
import { detailsLedBy } from '../../rule/team/team-details.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { freeAgentAgainLetter } from '../place/free-agent-again-letter.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { circumstancesIn } from '../registration/newcomer.ts';
import type { EntryPorts } from '../registration/open-tournament.ts';
import { lockFreeAgent, refuseMisfit, takePlace } from '../registration/roster-fit.ts';
import { captainNamed } from '../registration/teammates.ts';
import { placedLetter, rosterFilledLetter } from '../roster/placement-letters.ts';
import { playerLeftLetter } from '../roster/player-left-letter.ts';
import { teamOnFile } from '../team/team-on-file.ts';
import { checkPlan, type NewTeamPlanned, type PlacementPlan } from './placement-plan.ts';
import { toPlaceNow } from './to-place-now.ts';

/** Returns the proposal for a tournament as it is now, and the last placement. Changes nothing. */
export async function previewPlacement(
  given: Needs<'tournaments' | 'freeAgents' | 'placements'>,
  tournamentId: number,
) {
  const toPlace = await toPlaceNow(given.tournaments, given.freeAgents, tournamentId);
  const latest = await given.placements.latest(tournamentId);
  return { toPlace, placement: placeFreeAgents(toPlace), latest };
}

/** Team with the free agents who join it. */
interface RosterToFill {
  readonly team: Team;
  readonly isNew: boolean;
  readonly members: readonly FreeAgent[];
}

type Needed = EntryPorts &
  Given<'teams' | 'players' | 'registrations' | 'joinRequests' | 'freeAgents' | 'placements' | 'secrets'>;

/** Places free agents as planned, all or nobody; everybody gets a letter. */
export async function applyPlacement(
  given: Needed,
  asked: { readonly tournamentId: number; readonly plan: PlacementPlan },
): Promise<AppliedPlacement> {
  const toPlace = await toPlaceNow(given.tournaments, given.freeAgents, asked.tournamentId);
  if (toPlace.version !== asked.plan.version) throw changedMeanwhile();
  const checked = checkPlan(asked.plan, toPlace);
  const { tournament } = toPlace;
  const rosters: RosterToFill[] = [];
  for (const { team, members } of checked.teams) {
    const held = await given.teams.lock(team.id);
    if (held !== undefined && members.length > 0) rosters.push({ team: held, isNew: false, members });
  }
  for (const planned of checked.newTeams) rosters.push(await founded(given, planned, tournament));
  if (rosters.length === 0) throw new Refusal('conflict', 'Nobody is placed by this plan');
  return fill(given, rosters, tournament);
}

async function founded(
  given: Needed,
  { name, ageBracket, members }: NewTeamPlanned,
  tournament: Tournament,
): Promise<RosterToFill> {
  const captain = members[0] && (await given.players.find(members[0].playerId));
  if (captain === undefined) throw new Refusal('conflict', said('{name} has no captain', { name }));
  const now = given.clock.now();
  const year = easternYear(now);
  const circumstances = circumstancesIn(tournament, year);
  const open = { tournament, circumstances, now, year };
  const wish = { name, ...detailsLedBy(captain), ageBracket };
  // The plan was checked against the places for teams as they are now, so the team takes one of them.
  const onFile = { ...teamOnFile(wish, captainedBy(captain), open, given.secrets), waitlistedAt: null };
  return { team: await given.teams.add(onFile), isNew: true, members };
}

async function fill(
  given: Needed,
  rosters: readonly RosterToFill[],
  tournament: Tournament,
): Promise<AppliedPlacement> {
  const after: ResultingRoster[] = [];
  for (const roster of rosters) after.push(await seat(given, roster, tournament));
  const placement = await given.placements.add({
    tournamentId: tournament.id,
    rosters: after,
    appliedAt: given.clock.now(),
  });
  for (const roster of rosters) await tell(given, roster, tournament, placement.id);
  const teams = after.map(({ teamId, placed }) => ({ teamId, registrationIds: placed }));
  const write = { thing: 'tournament', recordId: tournament.id, what: 'free agents placed', to: { teams } } as const;
  await given.audit.note(write);
  return placement;
}

async function seat(
  given: Needed,
  { team, isNew, members }: RosterToFill,
  tournament: Tournament,
): Promise<ResultingRoster> {
  const { registrations } = given;
  for (const member of members) await place(given, member, team, tournament);
  const registrationIds = (await registrations.ofTeam(team.id)).map(({ id }) => id);
  return { teamId: team.id, isNew, registrationIds, placed: members.map(({ registrationId }) => registrationId) };
}

/** Puts a member on the roster if their age fits it, by the same rule as everywhere. */
async function place(given: Needed, { playerId }: FreeAgent, team: Team, tournament: Tournament): Promise<void> {
  const { players, registrations } = given;
  const [player, registration] = await Promise.all([
    players.find(playerId),
    registrations.find(playerId, tournament.id),
  ]);
  if (player === undefined || registration === undefined) return;
  const year = easternYear(given.clock.now());
  const joining = { player, team, tournament, year };
  await refuseMisfit(given, joining);
  const free = { ...(await lockFreeAgent(given, registration.id)), isUnproved: false };
  await takePlace(given, free, joining);
}

/** Registrations that owed nothing while waiting with a team that left owe the fee now. */
async function tell(
  given: Needed,
  { team, isNew, members }: RosterToFill,
  tournament: Tournament,
  placementId: number,
) {
  const { teams, players, registrations, outbox, links, clock } = given;
  const filled = (await teams.find(team.id)) ?? team;
  const year = easternYear(clock.now());
  const captainName = captainNamed(filled, await registrations.rosterOf(team.id), { isTold: false, year });
  const names: string[] = [];
  for (const { playerId } of members) {
    const player = await players.find(playerId);
    const registration = await registrations.find(playerId, tournament.id);
    if (player === undefined || registration === undefined) continue;
    const placed = { player, team: { ...filled, captainName }, registration, tournament, now: clock.now() };
    await outbox.post(placedLetter(placementId, await withMailedPrice(given, placed), links));
    names.push(publicName(player, year, 'first_initial'));
  }
  if (isNew) return;
  const captain = await captainOnFile(given, filled);
  await outbox.post(rosterFilledLetter(placementId, { team: filled, tournament, captain, names }, links));
}

function changedMeanwhile(): Refusal {
  return new Refusal('stale', 'Free agents or teams have changed since this proposal. Please look at a new one.');
}

type UndoPlacementPorts = Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'freeAgents' | 'placements'>;

/** Undoes the last placement, as long as nothing else has changed on its teams. */
export async function undoPlacement(given: UndoPlacementPorts, tournamentId: number): Promise<AppliedPlacement> {
  const tournament = await given.tournaments.lockForTeams(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const placement = await given.placements.latest(tournamentId);
  if (placement === undefined) throw new Refusal('conflict', 'There is no placement to undo');
  if (tournament.status !== 'upcoming' || (await given.freeAgents.isDrawn(tournamentId))) throw drawnMeanwhile();
  for (const roster of placement.rosters) await refuseIfChanged(given, roster);
  for (const roster of placement.rosters) await empty(given, roster, tournament);
  await given.placements.markUndone(placement.id, given.clock.now());
  const from = { teams: placement.rosters };
  await given.audit.note({ thing: 'tournament', recordId: tournamentId, what: 'placement undone', from });
  return placement;
}

async function refuseIfChanged(
  given: UndoPlacementPorts,
  { teamId, isNew, registrationIds, placed }: ResultingRoster,
): Promise<void> {
  const team = await given.teams.lock(teamId);
  const roster = await given.registrations.ofTeam(teamId);
  const isSame = roster.map(({ id }) => id).join() === registrationIds.join();
  const captain = roster.find(({ playerId }) => playerId === team?.captainId);
  const isCaptainPlaced = captain !== undefined && placed.includes(captain.id);
  if (team === undefined || !team.isActive || !isSame || isCaptainPlaced !== isNew) {
    throw changedSince(team?.name ?? 'A team');
  }
}

async function empty(
  given: UndoPlacementPorts,
  { teamId, isNew, placed }: ResultingRoster,
  tournament: Tournament,
): Promise<void> {
  const { teams, players, registrations, outbox, links, clock } = given;
  const now = clock.now();
  const team = await teams.find(teamId);
  for (const registration of await registrations.ofTeam(teamId)) {
    if (!placed.includes(registration.id)) continue;
    await registrations.leaveTeam(registration.id);
    const player = await players.find(registration.playerId);
    if (player === undefined || team === undefined) continue;
    const off = { player, team, registration, tournament, cause: 'taken off', now } as const;
    await outbox.post(freeAgentAgainLetter(off, links));
    if (isNew) continue;
    const captain = await captainOnFile(given, team);
    await outbox.post(playerLeftLetter({ team, captain }, off, easternYear(now)));
  }
  if (isNew) await given.placements.removeTeam(teamId);
}

function changedSince(name: string): Refusal {
  return new Refusal(
    'conflict',
    said('{name} has changed since free agents were placed. Please move its players by hand.', { name }),
  );
}

function drawnMeanwhile(): Refusal {
  return new Refusal('conflict', 'Games are drawn already. Please move players by hand.');
}
