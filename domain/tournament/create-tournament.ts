import type { Audit } from '../audit/audit.ts';
import { acceptAnswers } from '../form/accept-answers.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Clock } from '../time/clock.ts';
import { easternYear } from '../time/eastern.ts';
import { firstDayOf } from './first-day.ts';
import { newTournament } from './new-tournament.ts';
import type { Tournament } from './tournament.ts';
import type { Tournaments } from './tournaments.ts';

/** An organizer announces a tournament. */
export class CreateTournament {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run(input: unknown): Promise<Tournament> {
    const answers = acceptAnswers(newTournament, input, { year: easternYear(this.clock.now()) });
    const tournament = await this.tournaments.add({ ...answers, firstDay: firstDayOf(answers) });
    await this.audit.note({ thing: 'tournament', recordId: tournament.id, what: 'created', to: tournament });
    return tournament;
  }
}

/** Tournament names are unique. */
export function tournamentNameTaken(): Refusal {
  return new Refusal('conflict', 'A tournament with this name already exists');
}
