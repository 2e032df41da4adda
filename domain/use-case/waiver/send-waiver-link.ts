import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { askForSignature } from './ask-for-signature.ts';

/** Mails the link to sign the waiver again, at most once an hour, to the address on file. */
export async function sendWaiverLink(
  given: Given<'registrations' | 'players' | 'tournaments' | 'seal'>,
  playerId: number,
): Promise<void> {
  const now = given.clock.now();
  const player = await given.players.find(playerId);
  if (player === undefined) throw noSuchPlayer();
  const registration = await given.registrations.latest(playerId);
  const tournament = registration && (await given.tournaments.lock(registration.tournamentId));
  if (registration === undefined || tournament === undefined) return;
  await given.audit.note({ thing: 'waiver', recordId: registration.id, what: 'link mailed', to: { playerId } });
  await askForSignature(given, { player, registration, tournament, now }, now.toISOString().slice(0, 13));
}
