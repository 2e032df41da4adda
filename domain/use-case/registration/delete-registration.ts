import { refuseStale } from '../../audit/seen-version.ts';
import type { Audit } from '../../port/audit.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { DeletionAsked, Removals } from '../../port/removals.ts';
import type { Site } from '../../port/site.ts';
import type { Teams } from '../../port/teams.ts';
import type { Registration } from '../../registration/registration.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { noteKept } from '../ledger/note-kept.ts';
import { takeOffRoster } from '../team/roster-moves.ts';

/** An organizer takes a registration back; the person stays on file. */
export class DeleteRegistration {
  constructor(
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly site: Site,
    readonly audit: Audit,
    private readonly removals: Removals,
  ) {}

  async run({ id, seen, kept }: DeletionAsked): Promise<Registration> {
    const found = await this.registrations.withId(id);
    // The team first, then who is on it, as everywhere.
    if (found !== undefined && found.teamId !== null) await this.teams.lock(found.teamId);
    const held = await this.registrations.lock(id);
    if (held === undefined) throw noSuchRegistration();
    refuseStale('registration', seen, held.version);
    const { record: registration } = held;
    const player = await this.players.find(registration.playerId);
    if (player !== undefined) await takeOffRoster(this, registration, player);
    await this.removals.removeRegistration(id, kept);
    await this.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: registration });
    if (kept !== undefined && registration.payment.receivedCents > 0) await noteKept(this, registration, true);
    return registration;
  }
}
