import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  loading: 'Cargando los partidos…',
  failed: 'No se pudieron cargar los partidos de este equipo.',
  gone: {
    title: 'Este equipo no está aquí',
    text: 'Quizá dejó su torneo, o el torneo no se muestra en este momento.',
    to: '/tournaments',
    label: 'Todos los torneos',
  },
  next: 'Próximo partido',
  now: 'En juego',
  last: 'Último partido',
  games: 'Todos los partidos',
  none: 'Todavía no hay partidos programados. Siga al equipo o añada su calendario: los partidos llegan solos.',
  over: 'Este equipo ya jugó todos sus partidos.',
  off: 'El torneo está cancelado: no se juegan más partidos.',
  waiting: 'Este equipo ya jugó sus partidos de grupo. Quién sigue todavía no está decidido.',
  champion: (opponent, score) => `Ganó la final contra ${opponent}: ${score}.`,
  out: (round, opponent, score) =>
    `Perdió en la fase final: ${[round, `contra ${opponent}`].filter(Boolean).join(' ')}: ${score}.`,
  against: (opponent) => `contra ${opponent}`,
  map: 'Abrir el mapa',
  live: 'Marcadores en vivo',
  calledOff: 'Cancelado',
  outcomes: { won: 'Ganado', lost: 'Perdido', level: 'Empate' },
  forfeit: (teams, isWithdrawal) => `${isWithdrawal ? 'se retiró' : 'dado por perdido'}: ${teams}`,
  abandoned: 'suspendido',
  uncounted: 'no cuenta',
  goldenGoal: 'gol de oro',
  shootout: (own, other) => `penales ${own} – ${other}`,
  calendar: {
    title: 'En su calendario',
    text: 'Allí los partidos están siempre al día: una hora o una cancha nueva llega sola, y un partido cancelado se quita.',
    subscribe: 'Añadir los partidos',
    google: 'Google Calendar',
    address: 'Dirección del calendario, para cualquier otra aplicación',
    copy: 'Copiar la dirección',
    copied: { title: 'Copiado', text: 'Péguelo donde su calendario pide una dirección o una suscripción.' },
    notCopied: { title: 'Portapapeles', text: 'No se pudo copiar: mantenga presionada la dirección y elija Copiar.' },
  },
};
