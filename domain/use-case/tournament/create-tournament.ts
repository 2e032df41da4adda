import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { firstDayOf } from './first-day.ts';
import type { NewTournament } from './new-tournament.ts';
import { refusePrices } from './refuse-prices.ts';

/** Creates a tournament. */
export async function createTournament(
  given: Given<'tournaments' | 'site'>,
  answers: NewTournament,
): Promise<Tournament> {
  const announced = { ...answers, firstDay: firstDayOf(answers) };
  await refusePrices(given.site, announced);
  const tournament = await given.tournaments.add(announced);
  await given.audit.note({
    thing: 'tournament',
    recordId: tournament.id,
    what: 'created',
    to: { ...tournament },
  });
  return tournament;
}

/** Returns the refusal of a tournament name that exists already. */
export function tournamentNameTaken(): Refusal {
  return new Refusal('conflict', 'A tournament with this name already exists');
}
