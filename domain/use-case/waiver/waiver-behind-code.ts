import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { isOver } from '../../tournament/tournament.ts';
import { signersAddress, waiverState } from '../../waiver/waiver.ts';
import { sealedWaiver } from './waiver-link.ts';

/**
 * Opens the waiver of a player's latest registration to the reader of a mailbox that a code has just proved. Returns the sealed part of the
 * link; null where the signer has another address, and where nothing is left to sign.
 */
export async function waiverBehindCode(
  given: Needs<'registrations' | 'players' | 'tournaments' | 'seal' | 'clock'>,
  { id, mailbox }: { readonly id: number; readonly mailbox: string },
): Promise<string | null> {
  const now = given.clock.now();
  const [player, registration] = await Promise.all([given.players.find(id), given.registrations.latest(id)]);
  if (player === undefined || registration === undefined) return null;
  if (signersAddress(player, easternYear(now)).toLowerCase() !== mailbox.toLowerCase()) return null;
  if (waiverState(registration.waiver) === 'confirmed') return null;
  const tournament = await given.tournaments.find(registration.tournamentId);
  if (tournament === undefined || isOver(tournament, now)) return null;
  return sealedWaiver(given.seal, { player, registration, now });
}
