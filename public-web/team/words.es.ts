import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  label: 'Crear un equipo',
  team: 'El equipo',
  ownTeam: 'Abrir su equipo',
  captain: 'El capitán',
  captainLead: 'El capitán juega. Los padres llenan esto por su hijo o hija.',
  captainIsAdult: (turns) => `${turns}. El capitán es un jugador: la madre o el padre van en los campos de más abajo.`,
  play: 'Cómo juega el equipo',
  invites: 'Invite a jugadores',
  invitesLead:
    'Hasta 4 jugadores más. Después recibe también un enlace para compartir, así que puede dejar esto en blanco.',
  invite: (number) => `Jugador ${number}`,
  inviteHint: 'Correo o teléfono',
  submit: 'Crear el equipo y las invitaciones',
  sending: 'Creando el equipo…',
  created: {
    title: '¡Equipo creado!',
    text: (team) => `El equipo ${team} ya está creado.`,
  },
  failed: {
    title: 'Error en la inscripción',
    refused: 'Error al crear el equipo',
    text: 'No se pudo crear el equipo',
  },
};
