import { captainsAnswers } from '../../domain/rule/join-request/join-request.ts';
import type { Translated } from '../../domain/rule/language/translated.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  titles: {
    unknown: (team) => `Unirse a ${team}`,
    new: () => 'Jugador nuevo',
    returning: () => 'Ya jugué aquí',
  },
  question: '¿Ya jugó con nosotros antes?',
  newPlayer: 'No, es la primera vez',
  returningPlayer: 'Sí, ya jugué aquí',
  label: 'Pedir un lugar en el equipo',
  player: 'El jugador',
  submit: 'Enviar la solicitud',
  sending: 'Enviando la solicitud…',
  failed: { title: 'No se pudo inscribir', text: 'Algo salió mal. Por favor, inténtelo de nuevo.' },
  page: {
    title: 'Solicitud para unirse',
    heading: 'Un jugador quisiera unirse a',
    loading: 'Buscando la solicitud…',
    plays: 'Nivel de juego',
    born: 'Año de nacimiento',
    tournament: preferredTournament.label,
    roster: 'Jugadores',
    ages: 'Edades en el equipo',
    rosterOf: (current, most) => `${current} de ${most}`,
    accept: captainsAnswers.accepted,
    decline: captainsAnswers.declined,
    answering: 'Enviando su respuesta…',
    after:
      'En los dos casos el jugador recibe el aviso por correo electrónico. Si usted lo rechaza, sigue como agente libre.',
    accepted: {
      title: 'Ya está en el equipo',
      text: (player, team) => `${player} está en la lista de jugadores de ${team}. Ya le avisamos.`,
    },
    declined: {
      title: 'Solicitud rechazada',
      text: (player) => `${player} sigue como agente libre y le buscamos otro equipo. Ya le avisamos.`,
    },
    gone: {
      title: 'Esta solicitud ya no está abierta',
      text: 'El enlace es demasiado antiguo, o la solicitud se retiró. Pida al jugador que envíe una nueva.',
      to: '/',
      label: 'A la página de inicio',
    },
    failed: {
      title: 'La línea está caída',
      text: 'No se pudo buscar la solicitud.',
    },
    refused: { title: 'Error', text: 'No se pudo enviar su respuesta.' },
    home: 'A la página de inicio',
  },
};
