import { type Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { repeated } from '../../tournament/repeat.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import type { repeatForm } from './repeat-form.ts';

/** Copies a tournament with its settings and without anybody in it. */
export async function repeatTournament(
  given: Given<'tournaments'>,
  {
    id,
    answers,
  }: {
    readonly id: number;
    readonly answers: Answers<typeof repeatForm>;
  },
): Promise<Tournament> {
  const earlier = await given.tournaments.find(id);
  if (earlier === undefined) throw noSuchTournament();
  const tournament = await given.tournaments.add(repeated(earlier, answers));
  const to = { ...tournament, repeats: id };
  await given.audit.note({ thing: 'tournament', recordId: tournament.id, what: 'repeated', to });
  return tournament;
}
