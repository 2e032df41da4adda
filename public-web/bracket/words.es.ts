import type { Translated } from '../../domain/language/translated.ts';
import { told } from '../kit/told.es.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  round: (round) => `Ronda ${round}`,
  allRounds: 'Todas las rondas',
  filter: 'Rondas',
  sections: {
    consolation: 'Consolación',
    'third-place': 'Tercer lugar',
    placement: 'Partidos de clasificación',
  } as Translated<typeof english.sections>,
  title: 'Llave',
  division: 'Categoría',
  empty: 'Todavía no hay llaves',
  toBeDetermined: 'Por definir',
  bye: 'LIBRE',
  advances: 'Avanza sin jugar',
  team: (id) => `Equipo ${id}`,
  live: 'En vivo',
  winner: 'Ganador',
  shootout: 'penales',
  versus: 'contra',
  goesOn: (match) => `El ganador sigue en: ${told(match)}`,
  follow: { label: 'Seguir a un equipo', everyone: 'Todos los equipos', page: 'Sus partidos, avisos y calendario' },
  zoom: { label: 'Tamaño', in: 'Acercar', out: 'Alejar', fit: 'Ajustar' },
  print: 'Imprimir',
  walk: 'Con Tab se llega a la llave, y con las flechas se va de partido en partido. Arrastre para moverla; Ctrl y la rueda cambian el tamaño.',
  animation: {
    label: 'Animación',
    preview: 'Ver la animación',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    reset: 'Reiniciar',
    animating: (round, rounds) => `Animando la ronda ${round}/${rounds}`,
    paused: 'En pausa',
    progress: 'Avance',
    mode: 'Vista previa',
    close: 'Cerrar la vista previa',
  },
};
