import type { Translated } from '../../domain/rule/language/translated.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';
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
  ways: { all: 'Todos los torneos', other: 'Otro torneo' },
  parts: { label: 'Partes del torneo', bracket: 'Llave', table: 'Tabla', games: 'Partidos', teams: 'Equipos' },
  statuses: { upcoming: 'Próximo', active: 'En juego', completed: 'Terminado' },
  detail: {
    loading: 'Cargando el torneo…',
    failed: 'No se pudo cargar el torneo',
    gone: 'Este torneo no está en la lista pública.',
    date: tournamentLabels.date,
    ageGroup: tournamentLabels.ageGroup,
    location: tournamentLabels.location,
    status: tournamentLabels.status,
    notDrawn: 'Las llaves del torneo todavía no se han sorteado. Vuelva más tarde para ver novedades.',
  },
};
