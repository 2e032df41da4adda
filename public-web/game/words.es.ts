import type { Translated } from '../../domain/language/translated.ts';
import { tournamentLabels } from '../../domain/tournament/tournament-labels.ts';
import { writtenDate } from '../kit/written.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  tabs: {
    label: 'Partidos',
    live: 'Partidos en vivo',
    all: 'Todos los partidos',
    locked: '(con contraseña)',
  },
  statuses: {
    scheduled: 'Programado',
    active: 'En juego',
    in_progress: 'En juego',
    completed: 'Terminado',
  } as Translated<typeof english.statuses>,
  late: 'Con retraso',
  inMinutes: (minutes) => (minutes === 1 ? 'en 1 minuto' : `en ${minutes} minutos`),
  bigScreen: 'Pantalla grande',
  manageScores: 'Llevar el marcador',
  loading: 'Cargando los partidos…',
  failed: 'No se pudieron cargar los marcadores',
  failedAll: 'No se pudieron cargar los partidos',
  failedGame: 'No se pudo cargar el partido',
  failedPlayers: 'No se pudieron cargar los jugadores',
  noneActive: 'En este momento no hay partidos en juego',
  noneFound: 'No se encontraron partidos',
  nextKickOff: (tournament, date) => `El próximo torneo es ${tournament}, ${writtenDate(date)}.`,
  now: 'En juego',
  next: 'A continuación',
  results: 'Resultados finales',
  games: (count) => (count === 1 ? '1 partido' : `${count} partidos`),
  allOfThem: (count) => `Mostrar los ${count} partidos`,
  versus: 'contra',
  noField: 'Cancha por definir',
  noTime: 'Hora por definir',
  toBeDetermined: 'Por definir',
  shootout: (team1, team2) => `Penales ${team1} – ${team2}`,
  forfeit: (teams, way) =>
    `${{ withdrawn: 'Se retiró', unplayed: 'No se presentó', played: 'Dado por perdido' }[way]}: ${teams}`,
  announced: (team1, score1, team2, score2) => `${team1} ${score1}, ${team2} ${score2}`,
  open: (team1, team2) => `${team1} contra ${team2}: detalles`,
  landing: {
    live: 'En vivo',
    next: 'Próximo partido',
    none: 'Marcadores en vivo',
    noneText: 'Ahora no se juega ningún partido.',
    all: 'Todos los marcadores en vivo',
    bracket: 'Cuadro y partidos',
    team: 'Buscar mi equipo',
  },
  scorers: {
    title: 'Los 10 mejores goleadores',
    tournament: tournamentLabels.tournament,
    select: '-- Elija un torneo --',
    all: 'Todos los torneos',
    pick: 'Elija un torneo para ver quién marca.',
    none: 'Todavía no hay goles anotados.',
    failed: 'No se pudieron cargar los goleadores',
    goals: (count) => (count === 1 ? '1 gol' : `${count} goles`),
  },
};
