import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './waiting-words.ts';

/** Texts for a new team in a full tournament, in Spanish. */
export const words: Translated<typeof english> = {
  title: 'En la lista de espera',
  text: (team: string) => `${team} espera un lugar: el torneo está completo. Le escribimos en cuanto se libere uno.`,
};
