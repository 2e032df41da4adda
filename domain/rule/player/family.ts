import { mailboxesOf } from './guarded-fields.ts';
import { nameKey, phoneKey } from './person.ts';
import type { Player } from './player.ts';

/** Contact data that the children of one family share: the phone, and the parent's mailbox where one is given. */
export interface FamilyKey {
  readonly phone: string;
  readonly mailbox: string | null;
}

/** Returns the key by which the brothers and sisters of a player are found. */
export function familyKey({ phone, parentEmail }: Pick<Player, 'phone' | 'parentEmail'>): FamilyKey {
  return { phone: phoneKey(phone), mailbox: parentEmail?.trim().toLowerCase() || null };
}

/**
 * Tells whether two players are children of one family: the same phone or the same parent's mailbox, and another
 * name. The same name is taken for the same child, typed twice.
 */
export function isSibling(
  one: Pick<Player, 'id' | 'name' | 'phone' | 'parentEmail'>,
  other: Pick<Player, 'id' | 'name' | 'phone' | 'parentEmail'>,
): boolean {
  if (one.id === other.id || nameKey(one.name) === nameKey(other.name)) return false;
  const [here, there] = [familyKey(one), familyKey(other)];
  return (here.phone !== '' && here.phone === there.phone) || (here.mailbox !== null && here.mailbox === there.mailbox);
}

/** Returns the brothers and sisters of a player who came before, in a family in the order of its registrations. */
export function siblingsBefore(player: Player, family: readonly Player[]): readonly Player[] {
  const place = family.findIndex(({ id }) => id === player.id);
  return family.slice(0, Math.max(0, place)).filter((one) => isSibling(player, one));
}

/** Tells whether an address is a mailbox of one of these players; case is ignored. */
export function isMailboxOf(address: string, players: readonly Player[]): boolean {
  return players.flatMap(mailboxesOf).some((one) => one.toLowerCase() === address.toLowerCase());
}
