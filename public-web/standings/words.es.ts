import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: 'Tabla de posiciones',
  columns: [
    ['#', 'Lugar'],
    ['Equipo', 'Equipo'],
    ['PG', 'Partidos ganados'],
    ['PP', 'Partidos perdidos'],
    ['PE', 'Partidos empatados'],
    ['GF', 'Goles a favor'],
    ['GC', 'Goles en contra'],
    ['DG', 'Diferencia de goles'],
    ['Pts', 'Puntos'],
    ['Decide', 'Lo que separó al equipo de los demás'],
  ],
  advances: 'Avanza',
  legend: 'Los equipos marcados siguen jugando.',
  group: (name) => `Grupo ${name}`,
};
