import type { ReachedAt, Teammate } from '../mail/reached-at.ts';
import { ageIn, isMinor, type Player } from '../player/player.ts';

type Reached = Pick<Player, 'name' | 'email' | 'phone' | 'birthYear' | 'parentName' | 'parentEmail' | 'parentPhone'>;

/**
 * How a team reaches a player whose family allows it: for a minor the parent, where one is on file; an older player, or one of
 * 13 to 17 without a parent on file, in person. A child under 13 is never reached but through a parent.
 */
export function teamContact(player: Reached, year: number): ReachedAt | null {
  const { parentName, parentEmail: email, parentPhone: phone } = player;
  if (isMinor(player, year) && (email || phone)) return { name: parentName || 'Parent or guardian', email, phone };
  const isChild = player.birthYear === null || ageIn(year, player.birthYear) < 13;
  if (isChild || !(player.email || player.phone)) return null;
  return { name: player.name, email: player.email || null, phone: player.phone || null };
}

/** The addresses on file of a family whose mailboxes have answered, in lower case. */
interface Answered {
  readonly confirmedAddresses: readonly string[];
}

/**
 * A player with a registration, as far as the team is told of them: nobody whose family has not allowed it, and a tick counts
 * once the mailbox that would be told has answered: anybody can type the address of somebody else.
 */
export function teammate(player: Reached & Answered, isAllowed: boolean, year: number): Teammate | null {
  const reachedAt = isAllowed ? teamContact(player, year) : null;
  if (reachedAt === null) return null;
  const mailbox = (reachedAt.email ?? player.email).toLowerCase();
  return player.confirmedAddresses.includes(mailbox) ? { player: player.name, reachedAt } : null;
}

/** Whether a family is told who is on its team and how the others are reached: the captain knows it, and its own mailbox has answered. */
export const hearsOfTeammates = (reader: Answered & { readonly isKnown: boolean }): boolean =>
  reader.isKnown && reader.confirmedAddresses.length > 0;
