import { choice, type Option } from '../form/choice.ts';
import type { Language } from '../language/language.ts';

/** Languages under their own names. */
export const familyLanguages: readonly Option<Language>[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** Form field for the language of a family's letters. */
export const familyLanguage = choice('Language of emails', familyLanguages, 'Please choose English or Spanish', {
  spanish: 'es',
});

/** Returns a language's own name. */
export function languageName(language: Language): string {
  return familyLanguages.find(({ value }) => value === language)?.label ?? language;
}
