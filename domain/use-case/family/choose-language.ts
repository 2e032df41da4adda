import { type Answers, form } from '../../form/form.ts';
import { familyLanguage } from '../../player/family-language.ts';
import type { Given } from '../../port/ports.ts';
import { type FamilyPorts, familyBehind } from './family-behind.ts';
import type { FamilyLink } from './family-link.ts';

/** In which language a family is written to. */
export const languageChoice = form({ language: familyLanguage });

interface Chosen {
  readonly link: FamilyLink;
  readonly answers: Answers<typeof languageChoice>;
}

/** A family turns the switch on its page: from now on its letters are in that language. Opening the page by its link changes nothing. */
export class ChooseLanguage {
  constructor(private readonly ports: FamilyPorts & Given) {}

  async run({ link, answers: { language } }: Chosen): Promise<void> {
    const { children } = await familyBehind(this.ports, { ...link, language });
    for (const { id: recordId } of children)
      await this.ports.audit.note({ thing: 'player', recordId, what: 'language chosen', to: { language } });
  }
}
