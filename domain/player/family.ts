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
