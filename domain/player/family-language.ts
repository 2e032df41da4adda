import { choice, type Option } from '../form/choice.ts';
import type { Language } from '../language/language.ts';

/** The languages as those who speak them call them. */
export const familyLanguages: readonly Option<Language>[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** In which language a family is written to. */
export const familyLanguage = choice('Language of emails', familyLanguages, 'Please choose English or Spanish');

/** A language as those who speak it call it. */
export function languageName(language: Language): string {
  return familyLanguages.find(({ value }) => value === language)?.label ?? language;
}
