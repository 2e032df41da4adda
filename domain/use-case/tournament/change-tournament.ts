import { changesBetween } from '../../audit/changes.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';

/** Shows or hides a tournament, or opens or closes its registration. */
export class ChangeTournament {
  constructor(private readonly ports: Given<'tournaments'>) {}

  async run(change: { readonly id: number; readonly to: Partial<Pick<Tournament, 'visible' | 'registrationOpen'>> }) {
    const tournament = await this.ports.tournaments.lockForTeams(change.id);
    if (tournament === undefined) throw noSuchTournament();
    const saved = await this.ports.tournaments.save({ ...tournament, ...change.to });
    const changes = changesBetween(tournament, saved);
    await this.ports.audit.note({ thing: 'tournament', recordId: change.id, what: 'switched', ...changes });
    return saved;
  }
}
