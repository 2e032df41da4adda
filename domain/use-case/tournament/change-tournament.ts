import { changesBetween } from '../../audit/changes.ts';
import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';
import type { Audit } from '../../port/audit.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** Whether the public sees a tournament. */
export const visibility = form({ visible: switched('Visible') });

/** Whether a tournament takes registrations. */
export const registrationState = form({ registrationOpen: switched('Registration open') });

/** An organizer shows or hides a tournament, opens or closes its registration. */
export class ChangeTournament {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly audit: Audit,
  ) {}

  async run(change: { readonly id: number; readonly to: Partial<Pick<Tournament, 'visible' | 'registrationOpen'>> }) {
    const tournament = await this.tournaments.lockForTeams(change.id);
    if (tournament === undefined) throw noSuchTournament();
    const saved = await this.tournaments.save({ ...tournament, ...change.to });
    const changes = changesBetween(tournament, saved);
    await this.audit.note({ thing: 'tournament', recordId: change.id, what: 'switched', ...changes });
    return saved;
  }
}
