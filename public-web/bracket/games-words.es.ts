import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './games-words.ts';

export const words: Translated<typeof english> = {
  title: 'Todos los partidos del torneo',
};
