import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { cancellationOf, refuseCancellation } from '../../registration/cancellation.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { type LeavingPorts, leaveTeam } from '../team/leave-team.ts';
import { cancelledAfterDrawLetter, cancelledLetter } from './cancellation-letters.ts';

/** Registration with its tournament, player and team, locked until the transaction ends. */
interface LockedRegistration {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly player: Player;
  readonly team: Team | null;
}

/** Takes a registration off the file for its family; money received stays in the ledger, to be refunded. */
export class CancelRegistration {
  constructor(private readonly ports: LeavingPorts & Given<'tournaments' | 'removals' | 'site'>) {}

  async run({ playerId, tournamentId }: { readonly playerId: number; readonly tournamentId: number }): Promise<void> {
    const held = await this.held(playerId, tournamentId);
    const { registration, tournament, player, team } = held;
    const progress = team === null ? 'undrawn' : await this.ports.brackets.progressOf(team.id);
    refuseCancellation(cancellationOf({ playerId, tournament, team, progress }), held);
    await leaveTeam(this.ports, held);
    await this.ports.removals.removeRegistration(registration.id);
    const { id, teamId } = registration;
    const from = { playerId, tournamentId, teamId };
    await this.ports.audit.note({ thing: 'registration', recordId: id, what: 'cancelled by the family', from });
    const settings = await this.ports.site.settings();
    await this.ports.outbox.post(
      cancelledLetter(held, { settings, links: this.ports.links, now: this.ports.clock.now() }),
    );
    if (team === null || progress === 'undrawn') return;
    const players = (await this.ports.registrations.ofTeam(team.id)).length;
    await this.ports.outbox.post(
      cancelledAfterDrawLetter({ registration, tournament, player, team, players }, settings.contactEmail),
    );
  }

  /** Locks the tournament, the team and the registration, in the order of all code. */
  private async held(playerId: number, tournamentId: number): Promise<LockedRegistration> {
    const { tournaments, teams, registrations, players } = this.ports;
    const tournament = await tournaments.lockForTeams(tournamentId);
    const found = await registrations.find(playerId, tournamentId);
    if (tournament === undefined || found === undefined) throw noSuchRegistration();
    const team = found.teamId === null ? undefined : await teams.lock(found.teamId);
    const registration = (await registrations.lock(found.id))?.record;
    const player = await players.find(playerId);
    // Refuse where the player changed teams meanwhile: the new team is not locked here.
    if (player === undefined || registration === undefined || registration.teamId !== found.teamId)
      throw noSuchRegistration();
    return { registration, tournament, player, team: team ?? null };
  }
}
