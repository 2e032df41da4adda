import { email } from '../../rule/form/email.ts';
import { hinted } from '../../rule/form/field.ts';
import { form } from '../../rule/form/form.ts';
import { familyLanguage } from '../../rule/player/family-language.ts';

/** Form for the request of a record link, by the address on file. */
export const recordLinkRequest = form({
  email: hinted(email('Email', 'Please enter a valid email address'), "For a player under 18, the parent's address"),
});

/** Form for the language of a family's letters. */
export const languageChoice = form({ language: familyLanguage });
