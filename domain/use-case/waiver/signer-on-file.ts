import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import { isMinor, type Player } from '../../rule/player/player.ts';
import type { WaiverSignature } from '../../rule/waiver/waiver.ts';

type Signer = Pick<WaiverSignature, 'signer' | 'relationship'>;

/** Returns the signer of a paper that names none: who signed before, a player who is surely 18, or the parent on file. */
export function signerOnFile(
  { name, birthYear, parentName }: Pick<Player, 'name' | 'birthYear' | 'parentName'>,
  before: Signer | null,
  year: number,
): Signer {
  if (before !== null) return before;
  if (!isMinor({ birthYear }, year)) return { signer: name, relationship: 'self' };
  if (parentName !== null) return { signer: parentName, relationship: 'guardian' };
  throw new AnswersRefused({ signer: inEnglish('No parent is on file. Please write the name of the signer') });
}
