import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: 'Tabla de posiciones',
  rank: ['#', 'Lugar'],
  team: 'Equipo',
  columns: {
    played: ['PJ', 'Partidos jugados'],
    wins: ['PG', 'Partidos ganados'],
    losses: ['PP', 'Partidos perdidos'],
    draws: ['PE', 'Partidos empatados'],
    goalsFor: ['GF', 'Goles a favor'],
    goalsAgainst: ['GC', 'Goles en contra'],
    goalDifference: ['DG', 'Diferencia de goles'],
    cappedDifference: ['DG', 'Diferencia de goles con cada partido contado hasta el tope'],
    points: ['Pts', 'Puntos'],
    shutOuts: ['SG', 'Partidos sin recibir goles'],
  },
  decidedBy: ['Decide', 'Lo que separó al equipo de los demás'],
  marks: { advances: 'Avanza', 'would go on': 'Avanzaría ahora' },
  awaitsLots: 'Igualado: decide el sorteo',
  needs: {
    nothing: 'Pase seguro',
    'a draw': 'Le basta un empate',
    'a win': 'Le basta ganar',
    out: 'Ya no puede avanzar',
  },
  rankedBy: (criteria) => `Orden de la tabla: ${criteria.join(', luego ')}.`,
  upTo: (criterion, goals) => `${criterion} (hasta ${goals} por partido)`,
  none: 'Una eliminatoria no tiene tabla: quien gana sigue adelante, como muestra la llave.',
  why: 'Qué decidió',
  goals: (scored, against) => `goles ${scored}:${against}`,
  legend: 'Los equipos sobre la línea pasan a la eliminatoria.',
  legendNow: 'Los equipos sobre la línea pasarían si el grupo terminara ahora.',
  legendBoth: 'Los equipos sobre la línea pasan a la eliminatoria, o pasarían si su grupo terminara ahora.',
  group: (name) => `Grupo ${name}`,
};
