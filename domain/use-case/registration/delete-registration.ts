import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import type { Removals } from '../../port/removals.ts';
import type { Registration } from '../../registration/registration.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import type { OfficeDesk } from '../team/office-desk.ts';
import { takeOffRoster } from '../team/roster-moves.ts';

/** An organizer takes a registration back; the person stays on file. */
export class DeleteRegistration {
  constructor(
    private readonly desk: OfficeDesk,
    private readonly removals: Removals,
  ) {}

  async run({ id, seen }: { readonly id: number; readonly seen: SeenVersion }): Promise<Registration> {
    const held = await this.desk.office.registration(id);
    if (held === undefined) throw noSuchRegistration();
    refuseStale('registration', seen, held.version);
    const { record: registration } = held;
    const player = await this.desk.players.find(registration.playerId);
    if (player !== undefined) await takeOffRoster(this.desk, registration, player);
    await this.removals.removeRegistration(id);
    await this.desk.audit.note({ thing: 'registration', recordId: id, what: 'deleted', from: registration });
    return registration;
  }
}
