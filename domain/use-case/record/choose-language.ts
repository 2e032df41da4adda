import type { Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import type { languageChoice } from './language-choice.ts';
import { playerOfSigner, type SignerPorts, type SignersRight } from './signers-right.ts';

interface Chosen {
  readonly right: SignersRight;
  readonly answers: Answers<typeof languageChoice>;
}

/** Sets the language of letters about all children of a signer. */
export class ChooseLanguage {
  constructor(private readonly ports: SignerPorts & Given) {}

  async run({ right, answers: { language } }: Chosen): Promise<void> {
    const { children } = await playerOfSigner(this.ports, right);
    for (const child of children) {
      await keepLanguage(this.ports, child, language);
      await this.ports.audit.note({
        thing: 'player',
        recordId: child.id,
        what: 'language chosen',
        to: { language },
      });
    }
  }
}
