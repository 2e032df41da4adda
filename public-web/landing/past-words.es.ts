import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './past-words.ts';

export const words: Translated<typeof english> = { title: 'Los últimos campeones' };
