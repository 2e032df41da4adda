import type { Audit } from '../../port/audit.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { firstDayOf } from './first-day.ts';
import type { NewTournament } from './new-tournament.ts';

/** An organizer announces a tournament. */
export class CreateTournament {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly audit: Audit,
  ) {}

  async run(answers: NewTournament): Promise<Tournament> {
    const tournament = await this.tournaments.add({ ...answers, firstDay: firstDayOf(answers) });
    await this.audit.note({ thing: 'tournament', recordId: tournament.id, what: 'created', to: tournament });
    return tournament;
  }
}

/** Tournament names are unique. */
export function tournamentNameTaken(): Refusal {
  return new Refusal('conflict', 'A tournament with this name already exists');
}
