import { form } from '../../form/form.ts';
import { familyLanguage } from '../../player/family-language.ts';

/** In which language a family is written to. */
export const languageChoice = form({ language: familyLanguage });
