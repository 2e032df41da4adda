import type { Needs } from '../../port/ports.ts';
import { withoutSiblings } from '../../rule/payment/price.ts';
import { familyKey, isMailboxOf, siblingsBefore } from '../../rule/player/family.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';

interface Concerned {
  readonly player: Player;
  readonly registration: Registration;
}

/**
 * Returns what concerns a registration with the price that a letter to the player tells. A sibling's price names a family on file,
 * so a letter tells it where a brother or sister who came before reads the same mailbox.
 */
export async function withMailedPrice<T extends Concerned>(
  { registrations }: Needs<'registrations'>,
  about: T,
): Promise<T> {
  const { player, registration } = about;
  if (registration.price.alone === undefined) return about;
  const family = await registrations.familyIn(registration.tournamentId, familyKey(player));
  if (isMailboxOf(player.email, siblingsBefore(player, family))) return about;
  return { ...about, registration: withoutSiblings(registration) };
}
