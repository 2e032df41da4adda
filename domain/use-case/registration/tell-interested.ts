import type { Given } from '../../port/ports.ts';
import { preRegistrationsToNotify } from '../../rule/registration/interest-to-notify.ts';
import { type EntryPorts, openTournament } from './open-tournament.ts';
import { tournamentOpenedLetter } from './tournament-opened-letter.ts';

/**
 * Writes to everybody pre-registered that this tournament is open; each person gets one letter about it. Returns the number of people to
 * whom a letter was written.
 */
export async function tellInterested(
  given: EntryPorts & Given<'preRegistrations' | 'seal'>,
  tournamentId: number,
): Promise<number> {
  // Locked as for a team, so that the second of two simultaneous calls finds everybody notified.
  const { tournament, now } = await openTournament(given, tournamentId, 'team');
  const people = preRegistrationsToNotify(await given.preRegistrations.known(tournamentId));
  for (const interest of people) await given.outbox.post(tournamentOpenedLetter(interest, tournament, given, now));
  await given.preRegistrations.noteTold(
    tournamentId,
    people.map(({ id }) => id),
    now,
  );
  const to = { letters: people.length };
  await given.audit.note({ thing: 'tournament', recordId: tournamentId, what: 'interested told', to });
  return people.length;
}
