import { said } from '../../language/sentence.ts';
import type { AppliedPlacement, ResultingRoster } from '../../port/placements.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { freeAgentAgainLetter } from '../team/free-agent-again-letter.ts';
import { playerLeftLetter } from '../team/player-left-letter.ts';

type Needed = Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'freeAgents' | 'placements'>;

/** Undoes the last placement, as long as nothing else has changed on its teams. */
export async function undoPlacement(given: Needed, tournamentId: number): Promise<AppliedPlacement> {
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
  given: Needed,
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

async function empty(given: Needed, { teamId, isNew, placed }: ResultingRoster, tournament: Tournament): Promise<void> {
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
