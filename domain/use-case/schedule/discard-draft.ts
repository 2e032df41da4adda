import type { Audit } from '../../port/audit.ts';
import type { TimetableDrafts } from '../../port/timetable-drafts.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** An organizer drops what is drawn or changed and not published. Dropping it again changes nothing. */
export class DiscardDraft {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly drafts: TimetableDrafts,
    private readonly audit: Audit,
  ) {}

  async run(tournamentId: number): Promise<void> {
    if ((await this.tournaments.lockForTeams(tournamentId)) === undefined) throw noSuchTournament();
    if ((await this.drafts.find(tournamentId)) === undefined) return;
    await this.drafts.drop(tournamentId);
    await this.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'draft discarded' });
  }
}
