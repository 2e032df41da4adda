import type { Given } from '../../port/ports.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** Discards a draft or unpublished changes. Discarding again changes nothing. */
export class DiscardDraft {
  constructor(private readonly ports: Given<'tournaments' | 'timetableDrafts'>) {}

  async run(tournamentId: number): Promise<void> {
    if ((await this.ports.tournaments.lockForTeams(tournamentId)) === undefined) throw noSuchTournament();
    if ((await this.ports.timetableDrafts.find(tournamentId)) === undefined) return;
    await this.ports.timetableDrafts.drop(tournamentId);
    await this.ports.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'draft discarded' });
  }
}
