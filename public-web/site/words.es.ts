import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  brand: 'Golden Goal',
  home: 'A la página de inicio',
  pages: {
    brackets: 'Llaves',
    liveScores: 'Marcadores en vivo',
    playerId: 'Ficha del jugador',
  },
  dialogs: {
    rules: 'Reglas del torneo',
    about: 'Quiénes somos',
    training: 'Entrenamientos',
    terms: 'Términos y condiciones',
  },
};
