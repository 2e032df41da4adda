import type { Translated } from '../../domain/language/translated.ts';
import { tournamentLabels } from '../../domain/tournament/tournament-labels.ts';
import type { words as english } from './page-words.ts';

export const words: Translated<typeof english> = {
  refresh: 'Actualizar',
  refreshed: { title: 'Actualizado', text: 'Los torneos y las llaves están al día.' },
  loading: 'Cargando los torneos…',
  failed: 'No se pudieron cargar los torneos',
  none: {
    title: 'En este momento no hay ningún torneo programado.',
    text: 'Las llaves se sortean entre los equipos inscritos; las fechas nuevas aparecen primero en la página de inicio.',
  },
  select: 'Elija un torneo para ver sus datos y sus llaves',
  cards: 'Torneos',
  statuses: { upcoming: 'Próximo', active: 'En juego', completed: 'Terminado' },
  detail: {
    loading: 'Cargando el torneo…',
    failed: 'No se pudo cargar el torneo',
    gone: 'Este torneo no está en la lista pública.',
    date: tournamentLabels.date,
    ageGroup: tournamentLabels.ageGroup,
    location: tournamentLabels.location,
    status: tournamentLabels.status,
    champion: 'Campeón',
    notDrawn: 'Las llaves del torneo todavía no se han sorteado. Vuelva más tarde para ver novedades.',
  },
  verify: {
    title: 'Solo para los equipos del torneo',
    text: (tournament) => `${tournament} se está jugando. Escriba el nombre de un equipo inscrito para ver sus llaves.`,
    teamName: 'Nombre del equipo',
    cancel: 'Cancelar',
    authenticate: 'Ver las llaves',
    verifying: 'Comprobando…',
    locked: 'Las llaves y los partidos de un torneo que se está jugando se muestran a sus equipos.',
    missing: { title: 'Error', text: 'Por favor, escriba el nombre de su equipo' },
    failed: {
      title: 'No se encontró el equipo',
      text: 'No se encontró el equipo en este torneo. Por favor, revise cómo está escrito el nombre.',
    },
    done: {
      title: 'Equipo encontrado',
      text: (team) => `¡Bienvenidos, ${team}! Ya pueden ver las llaves del torneo.`,
    },
  },
  games: {
    title: 'Todos los partidos del torneo',
    to: 'a',
    versus: 'contra',
    statuses: {
      scheduled: 'Por jugar',
      active: 'En juego',
      in_progress: 'En juego',
      completed: 'Jugado',
    } as Translated<typeof english.games.statuses>,
    noField: 'Por definir',
    noTime: 'Hora por definir',
  },
};
