import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './switch-words.ts';

export const words: Translated<typeof english> = { to: 'en', name: 'English', label: 'Read this site in English' };
