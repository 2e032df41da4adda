import { type Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import type { FamilyLink } from './family-link.ts';
import { type FamilyPorts, familyOfLink } from './family-of-link.ts';
import type { languageChoice } from './language-choice.ts';

interface Chosen {
  readonly link: FamilyLink;
  readonly answers: Answers<typeof languageChoice>;
}

/** Sets the language of a family's letters by the switch on its page. Opening the page by its link changes nothing. */
export class ChooseLanguage {
  constructor(private readonly ports: FamilyPorts & Given) {}

  async run({ link, answers: { language } }: Chosen): Promise<void> {
    const { children } = await familyOfLink(this.ports, { ...link, language });
    for (const { id: recordId } of children)
      await this.ports.audit.note({ thing: 'player', recordId, what: 'language chosen', to: { language } });
  }
}
