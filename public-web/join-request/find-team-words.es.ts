import type { Translated } from '../../domain/rule/language/translated.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import type { words as english } from './find-team-words.ts';

export const words: Translated<typeof english> = {
  search: 'Buscar por nombre del equipo o del capitán',
  tournament: preferredTournament.label,
  allDates: 'Todas las fechas',
  bracket: 'Edades',
  allBrackets: 'Todas las edades',
  more: (count) => `Mostrar ${count} más`,
  found: (count) => (count === 1 ? '1 equipo con un lugar libre' : `${count} equipos con un lugar libre`),
  none: 'Ningún equipo con un lugar libre coincide.',
  noneHelp:
    'Pruebe con otro nombre o con todas las fechas, o inscríbase como jugador individual y le damos lugar en un equipo.',
  captain: 'Capitán:',
  players: (current, most) => `${current}/${most} jugadores`,
  ages: (brackets) => `Jugadores de ${brackets.join(', ')}`,
  request: 'Pedir un lugar',
  requestTo: (team) => `Pedir un lugar en ${team}`,
  goOn: (team) => `Seguir con ${team}`,
  tooltip: 'Por favor, acepte primero los términos aquí abajo',
  termsRequired: {
    title: 'Faltan los términos',
    text: 'Por favor, acepte los términos y condiciones para unirse a un equipo',
  },
  back: 'Volver a las opciones',
};
