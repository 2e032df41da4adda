import { refuseStale } from '../../audit/seen-version.ts';
import type { Given } from '../../port/ports.ts';
import type { DeletionAsked } from '../../port/removals.ts';
import type { Registration } from '../../registration/registration.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { noteKept } from '../ledger/note-kept.ts';
import { takeOffRoster } from '../team/roster-moves.ts';

/** Deletes a registration for an organizer; the person stays on file. */
export class DeleteRegistration {
  constructor(private readonly ports: Given<'teams' | 'players' | 'registrations' | 'site' | 'removals'>) {}

  async run({ id, seen, kept }: DeletionAsked): Promise<Registration> {
    const found = await this.ports.registrations.withId(id);
    // Lock the team first, then its players, as everywhere.
    if (found !== undefined && found.teamId !== null) await this.ports.teams.lock(found.teamId);
    const held = await this.ports.registrations.lock(id);
    if (held === undefined) throw noSuchRegistration();
    refuseStale('registration', seen, held.version);
    const { record: registration } = held;
    const player = await this.ports.players.find(registration.playerId);
    if (player !== undefined) await takeOffRoster(this.ports, registration, player);
    await this.ports.removals.removeRegistration(id, kept);
    await this.ports.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: registration });
    if (kept !== undefined && registration.payment.receivedCents > 0) await noteKept(this.ports, registration, true);
    return registration;
  }
}
