import type { Translated } from '../../domain/rule/language/translated.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  summary: {
    captain: 'Le invita',
    ages: 'Edades',
    date: tournamentLabels.date,
    starts: 'Empieza',
    later: 'Por anunciar',
    location: tournamentLabels.location,
    fee: 'Cuota de inscripción',
    feeOf: (fee) => `${fee} por jugador`,
    tournament: tournamentLabels.tournament,
    players: 'Jugadores',
    playersOf: (current, most) => `${current} de ${most}`,
    open: (places) => (places === 1 ? '1 lugar libre' : `${places} lugares libres`),
    roster: 'Lista de jugadores',
    free: 'Lugar libre',
  },
  join: {
    label: 'Unirse al equipo',
    title: 'Sus datos',
    submit: (team) => `Unirse a ${team}`,
    sending: 'Tomando su lugar…',
    joined: { title: '¡Listo!', text: (team) => `Ya es parte de ${team}.` },
    failed: { title: 'Error', text: 'No se pudo unir al equipo' },
  },
  page: {
    title: 'Invitación de un equipo',
    invited: 'Le invitan a unirse a',
    loading: 'Buscando la invitación…',
    closed: {
      title: 'La inscripción está cerrada',
      text: 'Por ahora nadie puede unirse a un equipo. Guarde este enlace: cuando la inscripción abra de nuevo, volverá a mostrar su equipo.',
      valid:
        'Por ahora nadie puede unirse a un equipo. Guarde este enlace: vuelve a funcionar cuando la inscripción abra de nuevo. Lo que escribió se queda aquí mientras esta página siga abierta.',
      help: '¿No sabe si la inscripción ya está hecha? La ficha del jugador la muestra. O reserve un lugar y le avisamos antes que a nadie.',
      reserve: 'Reservar un lugar',
      playerId: 'Buscar mi inscripción',
    },
    failed: {
      title: 'La línea está caída',
      text: 'No se pudo buscar la invitación.',
    },
    success: {
      title: 'Ya es parte del equipo',
      playerId: 'Ver mi ficha del jugador',
      home: 'A la página de inicio',
    },
  },
};
