import { greet, type Letter, type LetterPart } from '../mail/letter.ts';
import type { Player } from './player.ts';

/** Player with the mailboxes that a letter can go to. */
export type Reached = Pick<Player, 'name' | 'email' | 'parentName' | 'parentEmail'>;

/** Returns the reader of an address of a player: the parent whose address it is, else the player. */
export function readerOf({ name, email, parentName, parentEmail }: Reached, to: string = email): string {
  const isParents = parentEmail !== null && parentEmail.toLowerCase() === to.toLowerCase();
  return isParents && parentName !== null ? parentName : name;
}

/** Returns the address and language of a letter to a family. */
export function toPlayer(
  { email, language }: Pick<Player, 'email' | 'language'>,
  to: string = email,
): Pick<Letter, 'to' | 'language'> {
  return { to, language };
}

/** Returns the greeting of a letter about a player. */
export function greetReader(player: Reached, to?: string): LetterPart {
  return greet(readerOf(player, to));
}
