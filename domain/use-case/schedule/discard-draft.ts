import type { Given } from '../../port/ports.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** Discards a draft or unpublished changes. Discarding again changes nothing. */
export async function discardDraft(
  given: Given<'tournaments' | 'timetableDrafts'>,
  tournamentId: number,
): Promise<void> {
  if ((await given.tournaments.lockForTeams(tournamentId)) === undefined) throw noSuchTournament();
  if ((await given.timetableDrafts.find(tournamentId)) === undefined) return;
  await given.timetableDrafts.drop(tournamentId);
  await given.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'draft discarded' });
}
