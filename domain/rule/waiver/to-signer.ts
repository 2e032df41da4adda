import type { Letter } from '../mail/letter.ts';
import { greetReader, toPlayer } from '../player/letter-reader.ts';
import type { Player } from '../player/player.ts';
import { easternYear } from '../time/eastern.ts';
import { signersAddress } from './waiver.ts';

/** Addresses a letter to the signer of a player on a day: to their mailbox, in the family's language, with a greeting by name. */
export function toSigner(player: Player, at: Date, letter: Omit<Letter, 'to' | 'language'>): Letter {
  const to = signersAddress(player, easternYear(at));
  return { ...letter, ...toPlayer(player, to), parts: [greetReader(player, to), ...letter.parts] };
}
