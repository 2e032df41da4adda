import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './success-words.ts';

export const words: Translated<typeof english> = {
  team: {
    title: 'El equipo está creado',
    text: (team) => `${team} está dentro y la capitanía es suya. Comparta este enlace con sus jugadores.`,
    waitlistedTitle: 'Su equipo está en la lista de espera',
    waitlisted: (team) =>
      `${team} está en la lista de espera: el torneo está completo. Le escribimos en cuanto se libere un lugar; antes no hay nada que pagar.`,
  },
  individual: {
    title: 'La inscripción está hecha',
    text: (player) => `${player} tiene inscripción como agente libre, y le buscaremos un equipo.`,
  },
  joined: {
    title: 'Ya es parte del equipo',
    text: (team) => `Ya está en la lista de jugadores de ${team}. Le avisamos al capitán.`,
  },
  requested: {
    title: 'Solicitud enviada',
    text: (player, team) =>
      `La solicitud llega al capitán de ${team}, que tiene 7 días para aceptar o rechazar; le enviamos la respuesta por correo electrónico. Hasta entonces ${player} tiene inscripción como agente libre, y su ficha del jugador muestra cómo va.`,
  },
  interest: {
    title: '¡Su interés quedó anotado!',
    text: ({ name, email }) =>
      `${name} está en la lista. Escribimos a ${email} cuando abra el próximo torneo; no hay nada que pagar.`,
  },
  signedElsewhere: 'La exención se firma desde otro correo: la carta va en camino hacia allá.',
  next: 'Lo que sigue',
  checkEmail:
    'Revise su correo electrónico: la confirmación va en camino. Una dirección mal escrita se corrige en la ficha del jugador.',
  schedule: {
    ahead: 'El horario se envía 48 horas antes del comienzo.',
    soon: 'El horario llega en otro correo.',
  },
  teamStep: 'Los contactos del equipo se comparten con sus compañeros, si las familias lo permiten.',
  done: 'Listo',
  another: {
    anywhere: 'Inscribir a otro hijo o hija',
    onTeam: 'Otro hijo o hija en este equipo',
    interest: 'Agregar a otro hijo o hija',
  },
};
