import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: 'Tabla de posiciones',
  rank: ['#', 'Lugar'],
  team: 'Equipo',
  columns: {
    wins: ['PG', 'Partidos ganados'],
    losses: ['PP', 'Partidos perdidos'],
    draws: ['PE', 'Partidos empatados'],
    goalsFor: ['GF', 'Goles a favor'],
    cappedGoalsFor: ['GF', 'Goles a favor, los de cada partido contados hasta el tope'],
    goalsAgainst: ['GC', 'Goles en contra'],
    goalDifference: ['DG', 'Diferencia de goles'],
    cappedDifference: ['DG', 'Diferencia de goles con cada partido contado hasta el tope'],
    points: ['Pts', 'Puntos'],
    shutOuts: ['SG', 'Partidos sin recibir goles'],
  },
  decidedBy: ['Decide', 'Lo que separó al equipo de los demás'],
  advances: 'Avanza',
  rankedBy: (criteria) => `Orden de la tabla: ${criteria.join(', luego ')}.`,
  upTo: (criterion, goals) => `${criterion} (hasta ${goals} por partido)`,
  worth: (points, parts) => `${points} (${parts.join(', ')})`,
  aWin: (points) => `${points} por victoria`,
  aDraw: (points) => `${points} por empate`,
  aLoss: (points) => `${points} por derrota`,
  aGoal: (points) => `${points} por gol`,
  aGoalUpTo: (points, goals) => `${points} por gol hasta ${goals}`,
  aShutOut: (points) => `${points} por no recibir goles`,
  none: 'Una eliminatoria no tiene tabla: quien gana sigue adelante, como muestra la llave.',
  legend: 'Los equipos marcados siguen jugando.',
  group: (name) => `Grupo ${name}`,
};
