import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  none: {
    live: 'Ahora no hay partidos. Los marcadores aparecen aquí cuando empiece el juego.',
    standings: 'Todavía no hay tabla de posiciones.',
    bracket: 'La llave todavía no se ha sorteado.',
  },
  hidden: 'Este torneo no se muestra.',
  failed: 'No se pudo cargar. Se intenta de nuevo en un momento.',
  open: 'Golden Goal',
  toBeDecided: 'Por definir',
  status: { in_progress: 'En vivo', scheduled: 'Por jugar', completed: 'Terminado' },
  late: 'con retraso',
  bracket: 'Llave',
  stages: {
    group: 'Partidos de grupo',
    consolation: 'Consolación',
    'third-place': 'Tercer lugar',
    placement: 'Clasificación',
  },
  group: (name) => `Grupo ${name}`,
  columns: {
    rank: '#',
    team: 'Equipo',
    played: 'PJ',
    wins: 'PG',
    draws: 'PE',
    losses: 'PP',
    goals: 'Goles',
    points: 'Pts',
    shutOuts: 'SG',
  },
  shootout: (team1, team2) => `Penales ${team1}:${team2}`,
  goldenGoal: 'Gol de oro',
  forfeit: (teams, way) =>
    `${{ withdrawn: 'Se retiró', unplayed: 'No se presentó', played: 'Dado por perdido' }[way]}: ${teams}`,
  abandoned: 'Suspendido',
  notPlayed: 'No se jugó',
  uncounted: 'No cuenta',
};
