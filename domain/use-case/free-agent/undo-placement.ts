import { said } from '../../language/sentence.ts';
import type { AppliedPlacement, ResultingRoster } from '../../port/placements.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { freeAgentAgainLetter } from '../team/free-agent-again-letter.ts';
import { playerLeftLetter } from '../team/player-left-letter.ts';

/** Undoes the last placement, as long as nothing else has changed on its teams. */
export class UndoPlacement {
  constructor(
    private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'freeAgents' | 'placements'>,
  ) {}

  async run(tournamentId: number): Promise<AppliedPlacement> {
    const tournament = await this.ports.tournaments.lockForTeams(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const placement = await this.ports.placements.latest(tournamentId);
    if (placement === undefined) throw new Refusal('conflict', 'There is no placement to undo');
    if (tournament.status !== 'upcoming' || (await this.ports.freeAgents.isDrawn(tournamentId))) throw drawnMeanwhile();
    for (const roster of placement.rosters) await this.refuseIfChanged(roster);
    for (const roster of placement.rosters) await this.empty(roster, tournament);
    await this.ports.placements.markUndone(placement.id, this.ports.clock.now());
    const from = { teams: placement.rosters };
    await this.ports.audit.note({ thing: 'tournament', recordId: tournamentId, what: 'placement undone', from });
    return placement;
  }

  private async refuseIfChanged({ teamId, isNew, registrationIds, placed }: ResultingRoster): Promise<void> {
    const team = await this.ports.teams.lock(teamId);
    const roster = await this.ports.registrations.ofTeam(teamId);
    const isSame = roster.map(({ id }) => id).join() === registrationIds.join();
    const captain = roster.find(({ playerId }) => playerId === team?.captainId);
    const isCaptainPlaced = captain !== undefined && placed.includes(captain.id);
    if (team === undefined || !team.isActive || !isSame || isCaptainPlaced !== isNew) {
      throw changedSince(team?.name ?? 'A team');
    }
  }

  private async empty({ teamId, isNew, placed }: ResultingRoster, tournament: Tournament): Promise<void> {
    const { teams, players, registrations, outbox, links, clock } = this.ports;
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
      const captain = await captainOnFile(this.ports, team);
      await outbox.post(playerLeftLetter({ team, captain }, off, easternYear(now)));
    }
    if (isNew) await this.ports.placements.removeTeam(teamId);
  }
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
