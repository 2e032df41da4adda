import type { Given } from '../../port/ports.ts';
import type { Answers } from '../../rule/form/form.ts';
import { keepLanguage } from '../mail/keep-language.ts';
import type { languageChoice } from './record-forms.ts';
import { playerOfSigner, type SignerPorts, type SignersRight } from './signer.ts';

interface Chosen {
  readonly right: SignersRight;
  readonly answers: Answers<typeof languageChoice>;
}

/** Sets the language of letters about all children of a signer. */
export async function chooseLanguage(
  given: SignerPorts & Given,
  { right, answers: { language } }: Chosen,
): Promise<void> {
  const { children } = await playerOfSigner(given, right);
  for (const child of children) {
    await keepLanguage(given, child, language);
    await given.audit.note({
      thing: 'player',
      recordId: child.id,
      what: 'language chosen',
      to: { language },
    });
  }
}
