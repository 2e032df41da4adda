import { changesBetween } from '../../audit/changes.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';

/** Shows or hides a tournament, or opens or closes its registration. */
export async function changeTournament(
  given: Given<'tournaments'>,
  change: { readonly id: number; readonly to: Partial<Pick<Tournament, 'visible' | 'registrationOpen'>> },
) {
  const tournament = await given.tournaments.lockForTeams(change.id);
  if (tournament === undefined) throw noSuchTournament();
  const saved = await given.tournaments.save({ ...tournament, ...change.to });
  const changes = changesBetween(tournament, saved);
  await given.audit.note({ thing: 'tournament', recordId: change.id, what: 'switched', ...changes });
  return saved;
}
