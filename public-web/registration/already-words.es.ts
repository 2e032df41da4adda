import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './already-words.ts';

export const words: Translated<typeof english> = {
  title: 'Ya hay una inscripción para este torneo.',
  text: 'La ficha del jugador la muestra: allí puede verla, cambiarla o cancelarla.',
  playerId: 'Abrir la ficha del jugador',
};
