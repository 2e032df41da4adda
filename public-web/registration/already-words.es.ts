import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './already-words.ts';

export const words: Translated<typeof english> = {
  title: 'Ya hay una inscripción para este torneo.',
  text: 'La ficha del jugador la muestra. Para dejar un equipo por otro, cancele allí y haga una nueva inscripción: el dinero recibido vale para la nueva.',
  playerId: 'Abrir la ficha del jugador',
};
