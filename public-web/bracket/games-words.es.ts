import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './games-words.ts';

export const words: Translated<typeof english> = {
  title: 'Todos los partidos del torneo',
  versus: 'contra',
  statuses: {
    scheduled: 'Por jugar',
    active: 'En juego',
    in_progress: 'En juego',
    completed: 'Jugado',
  } as Translated<typeof english.statuses>,
  noField: 'Por definir',
  noTime: 'Hora por definir',
};
