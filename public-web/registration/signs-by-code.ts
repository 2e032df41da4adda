import type { Player } from '../../domain/rule/player/player.ts';
import { signersAddress } from '../../domain/rule/waiver/waiver.ts';
import { circumstancesNow } from '../form/form-values.ts';

type Signed = Pick<Player, 'birthYear' | 'email' | 'parentEmail'>;

/** Returns the player's id if the signer reads the player's own mailbox by the answers of a form, else null. */
export function signsByCode(id: number, answers: Signed): number | null {
  const signers = signersAddress(answers, circumstancesNow().year);
  return signers !== '' && signers.toLowerCase() === answers.email.toLowerCase() ? id : null;
}
