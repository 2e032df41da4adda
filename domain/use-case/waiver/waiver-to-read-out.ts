import type { Language } from '../../language/language.ts';
import { asWritten, said } from '../../language/sentence.ts';
import { type LetterPart, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Seal } from '../../port/seal.ts';
import type { Registration } from '../../registration/registration.ts';
import { waiverIn } from '../../waiver/waiver-in.ts';

/** Returns the six digits of one registration, one version of the text and one language, as in the letter that is read out. */
export function readOutCode(seal: Seal, { id }: Pick<Registration, 'id'>, language: Language): string {
  const mark = seal.mark(`waiver read out:${id}:${waiverIn[language].version}:${language}`);
  const number = [...mark].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, 7);
  return String(number).padStart(6, '0');
}

/** Returns the letter read out to a family without an address: the whole text, and the code by which it agrees. */
export function waiverToReadOut(
  seal: Seal,
  { player: { language }, registration }: { readonly player: Player; readonly registration: Registration },
): readonly LetterPart[] {
  const { version, sections } = waiverIn[language];
  const code = readOutCode(seal, registration, language);
  return [
    paragraph(
      'You sign it on paper at our table, or confirm it on the phone: we read this text to you, and you say its code back to us.',
    ),
    { kind: 'facts', facts: [['Version', version]] },
    ...sections.map(({ title, text }, at) => paragraph(asWritten(`${at + 1}. ${title}\n${text}`))),
    paragraph(said('If you agree to all of it, say this code: {code}', { code })),
  ];
}
