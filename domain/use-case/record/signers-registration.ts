import type { Needs } from '../../port/ports.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import type { WaiverLink } from '../waiver/waiver-link.ts';
import { playerOfSigner, type SignerPorts, type SignersRight } from './signers-right.ts';

interface Sought {
  readonly right: SignersRight;
  readonly tournamentId: number;
}

/**
 * Finds a player's registration for a tournament, for the signer. Returns the right over the registration's waiver, as a mailed link would
 * give it.
 */
export async function signersRegistration(
  given: SignerPorts & Needs<'registrations'>,
  { right, tournamentId }: Sought,
): Promise<WaiverLink> {
  const { player } = await playerOfSigner(given, right);
  const registration = await given.registrations.find(player.id, tournamentId);
  if (registration === undefined) throw noSuchRegistration();
  return { registrationId: registration.id, addressMark: right.addressMark };
}
