import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './my-team-words.ts';

export const words: Translated<typeof english> = {
  label: 'Mi equipo',
  ahead: {
    minutes: (field, minutes) => `${field} en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
    now: (field) => `${field} ahora`,
    late: (field, at) => `${field}, debía empezar a las ${at}`,
    today: (field, at) => `${field} a las ${at}`,
    'another day': (field, at) => `${field}, ${at}`,
  },
  on: (field, score) => `En juego: ${score} en ${field}`,
  against: 'contra',
  none: 'Todavía no hay partidos programados.',
  asking: 'Preguntando cuándo juegan…',
  unknown: 'Ahora no hay red.',
  gone: 'Este equipo no se muestra en este momento.',
  forget: 'Ya no es mi equipo',
};
