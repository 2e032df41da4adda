import type { Translated } from '../../domain/rule/language/translated.ts';
import type * as english from './language.ts';

export const language: Translated<typeof english.language> = 'es';

/** Spanish of the United States: dollars, miles, twelve hours. */
export const locale: Translated<typeof english.locale> = 'es-US';
