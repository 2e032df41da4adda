import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './failure-words.ts';

export const words: Translated<typeof english> = {
  title: 'Error',
  sending: {
    offline: 'No tiene conexión. No se pierde nada: vuelva a presionar cuando la haya.',
    later: 'Inténtelo de nuevo en un minuto. No se pierde nada.',
  },
  reading: {
    offline: 'No tiene conexión. Se intenta de nuevo en cuanto la haya.',
    later: 'Inténtelo de nuevo en un minuto, o espere: se intenta de nuevo por sí solo.',
  },
};
