import { form } from '../../form/form.ts';
import { familyLanguage } from '../../player/family-language.ts';

/** Form for the language of a family's letters. */
export const languageChoice = form({ language: familyLanguage });
