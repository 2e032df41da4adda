import type { Translated } from '../../domain/rule/language/translated.ts';
import { newTeamName } from '../../domain/use-case/team/new-team-name.ts';
import type { words as english } from './captain-roster-words.ts';

export const words: Translated<typeof english> = {
  rename: {
    open: 'Cambiar el nombre del equipo',
    title: 'Cambiar el nombre del equipo',
    label: newTeamName.fields.name.label,
    submit: 'Cambiar el nombre',
    done: { title: 'El equipo tiene otro nombre', text: 'Desde ahora las familias ven el nombre nuevo.' },
  },
  know: {
    open: 'Conozco a este jugador',
    openNamed: (player) => `Conozco a este jugador: ${player}`,
    done: {
      title: (player) => `Usted conoce a ${player}`,
      text: 'El correo con el calendario le dice a la familia quién está en el equipo y cómo comunicarse con quienes lo permiten.',
    },
  },
  remove: {
    open: 'Quitar',
    openNamed: (player) => `Quitar a ${player}`,
    title: (player) => `¿Quitar a ${player}?`,
    text: (player) =>
      `${player} conserva su inscripción como agente libre, y la familia recibe por correo electrónico lo que usted escriba aquí.`,
    submit: 'Quitar ahora',
    done: {
      title: 'Ya no está en el equipo',
      text: 'El lugar queda libre otra vez, y la familia recibe el aviso por correo electrónico.',
    },
  },
  handOver: {
    open: 'Hacer capitán',
    openNamed: (player) => `Hacer capitán a ${player}`,
    title: (player) => `¿Hacer capitán a ${player}?`,
    text: (player) =>
      `${player} recibe por correo electrónico un enlace a esta página. El enlace de usted deja de servir enseguida; el equipo sigue con los mismos jugadores.`,
    keep: 'Seguir de capitán',
    submit: 'Entregar ahora',
    done: {
      title: (team) => `${team} tiene otro capitán`,
      text: (player) => `Ahora la capitanía es de ${player}, que tiene por correo electrónico el enlace a esta página.`,
      playerId: 'Ficha del jugador',
    },
  },
  sending: 'Enviando…',
  failed: { title: 'Error', text: 'No funcionó.' },
};
