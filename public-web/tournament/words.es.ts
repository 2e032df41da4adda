import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  choice: 'Torneo que prefiere',
  loading: 'Buscando los torneos…',
  failed: 'No se pudieron cargar los torneos. Este formulario lo intenta de nuevo por sí solo.',
  placesLeft: (left) =>
    left === 0
      ? 'Completo: lista de espera para equipos'
      : left === 1
        ? 'Queda 1 lugar para equipos'
        : `Quedan ${left} lugares para equipos`,
  addToCalendar: 'Agregar al calendario',
  calendarFile: 'torneo.ics',
};
