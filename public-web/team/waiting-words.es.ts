import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './waiting-words.ts';

/** Said as a team is created that found the tournament full, in Spanish. */
export const words: Translated<typeof english> = {
  title: 'En la lista de espera',
  text: (team: string) => `${team} espera un lugar: el torneo está completo. Le escribimos en cuanto se libere uno.`,
};
