import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './closed-words.ts';

export const words: Translated<typeof english> = {
  title: 'La inscripción está cerrada',
  text: 'Por ahora nadie puede inscribirse, y nada de lo que escribió se envió. Reserve un lugar aquí abajo y le avisamos antes que a nadie cuando abra de nuevo.',
  meanwhile:
    'Se cerró con este formulario abierto, y no se envió nada. Lo que escribió se queda aquí mientras esta página siga abierta.',
  reserve: 'Reservar mi lugar con lo que escribí',
  ask: '¿No sabe si la inscripción ya está hecha? La ficha del jugador la muestra.',
  playerId: 'Buscar mi inscripción',
  write: 'Preguntar a los organizadores',
};
