import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './text-words.ts';

export const words: Translated<typeof english> = {
  rules: { lead: 'Partidos cortos y juego limpio. Estas reglas valen en todos los torneos.' },
  about: { write: 'Escríbanos' },
  training: {
    ask: 'Preguntar por los entrenamientos',
    subject: 'Entrenamientos',
  },
  texts: { failed: 'Esto no se pudo cargar.' },
};
