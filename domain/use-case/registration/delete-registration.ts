import { refuseStale } from '../../audit/seen-version.ts';
import type { Given } from '../../port/ports.ts';
import type { DeletionRequest } from '../../port/removals.ts';
import { noSuchRegistration, type Registration } from '../../registration/registration.ts';
import { takeOffRoster } from '../team/roster-moves.ts';

/** Deletes a registration for an organizer; the person stays on file. */
export class DeleteRegistration {
  constructor(private readonly ports: Given<'teams' | 'players' | 'registrations' | 'site' | 'removals'>) {}

  async run({ id, seen }: DeletionRequest): Promise<Registration> {
    const found = await this.ports.registrations.withId(id);
    // Lock the team first, then its players, as everywhere.
    if (found !== undefined && found.teamId !== null) await this.ports.teams.lock(found.teamId);
    const locked = await this.ports.registrations.lock(id);
    if (locked === undefined) throw noSuchRegistration();
    refuseStale('registration', seen, locked.version);
    const { record: registration } = locked;
    const player = await this.ports.players.find(registration.playerId);
    if (player !== undefined) await takeOffRoster(this.ports, registration, player);
    await this.ports.removals.removeRegistration(id);
    await this.ports.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: { ...registration } });
    return registration;
  }
}
