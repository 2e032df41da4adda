import { type Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { repeated } from '../../tournament/repeat.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import type { repeatForm } from './repeat-form.ts';

/** Copies a tournament with its settings and without anybody in it. */
export class RepeatTournament {
  constructor(private readonly ports: Given<'tournaments'>) {}

  async run({
    id,
    answers,
  }: {
    readonly id: number;
    readonly answers: Answers<typeof repeatForm>;
  }): Promise<Tournament> {
    const earlier = await this.ports.tournaments.find(id);
    if (earlier === undefined) throw noSuchTournament();
    const tournament = await this.ports.tournaments.add(repeated(earlier, answers));
    const to = { ...tournament, repeats: id };
    await this.ports.audit.note({ thing: 'tournament', recordId: tournament.id, what: 'repeated', to });
    return tournament;
  }
}
