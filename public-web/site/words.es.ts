import type { Translated } from '../../domain/language/translated.ts';
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
  rules: { lead: 'Partidos cortos y juego limpio. Estas reglas valen en todos los torneos.' },
  about: { write: 'Escríbanos' },
  training: {
    ask: 'Preguntar por los entrenamientos',
    subject: 'Entrenamientos',
  },
  texts: { failed: 'Esto no se pudo cargar.', again: 'Intentar de nuevo' },
};
