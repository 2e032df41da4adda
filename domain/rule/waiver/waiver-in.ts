import type { Language } from '../language/language.ts';
import { waiver as spanish } from './waiver-text.es.ts';
import { type WaiverText, waiver } from './waiver-text.ts';

/** Terms and Conditions in each language; the signed text is the one that was read. */
export const waiverIn: Readonly<Record<Language, WaiverText>> = { en: waiver, es: spanish };
