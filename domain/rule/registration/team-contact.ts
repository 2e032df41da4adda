import type { ContactDetails, Teammate } from '../mail/contact-details.ts';
import { isChild, isMinor, type Player } from '../player/player.ts';

type Reached = Pick<Player, 'name' | 'email' | 'phone' | 'birthYear' | 'parentName' | 'parentEmail' | 'parentPhone'>;

/**
 * Returns the contact that a team gets for a player whose family allows it: for a minor the parent, where one is
 * on file; for everybody else the player. Who may be under 13 is only reached through a parent.
 */
export function teamContact(player: Reached, year: number): ContactDetails | null {
  const { parentName, parentEmail: email, parentPhone: phone } = player;
  if (isMinor(player, year) && (email || phone)) return { name: parentName || 'Parent or guardian', email, phone };
  if (isChild(player, year) || !(player.email || player.phone)) return null;
  return { name: player.name, email: player.email || null, phone: player.phone || null };
}

/** Confirmed addresses of a family, in lower case. */
interface Answered {
  readonly confirmedAddresses: readonly string[];
}

/**
 * Returns a player's name and contact for the team; null where the family has not allowed it. The permission
 * counts only once the mailbox that would be shown is confirmed, since anybody can type the address of somebody
 * else.
 */
export function teammate(player: Reached & Answered, isAllowed: boolean, year: number): Teammate | null {
  const contactDetails = isAllowed ? teamContact(player, year) : null;
  if (contactDetails === null) return null;
  const mailbox = (contactDetails.email ?? player.email).toLowerCase();
  return player.confirmedAddresses.includes(mailbox) ? { player: player.name, reachedAt: contactDetails } : null;
}

/** Tells whether a family gets the contact data of its teammates: the captain knows it, and its own mailbox is confirmed. */
export const maySeeTeammates = (reader: Answered & { readonly isKnown: boolean }): boolean =>
  reader.isKnown && reader.confirmedAddresses.length > 0;
