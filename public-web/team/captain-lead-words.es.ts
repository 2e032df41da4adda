import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './captain-lead-words.ts';

export const words: Translated<typeof english> = {
  title: 'Quién dirige el equipo',
  role: { captain: 'capitán', parent: 'madre o padre, no juega', coach: 'entrenador o entrenadora, no juega' },
  captain:
    'Este equipo lo dirige un capitán que juega. También puede dirigirlo una madre, un padre o un entrenador: no ocupan lugar en el equipo.',
  nobody: 'Todavía nadie dirige este equipo. Los organizadores nombran al capitán.',
  offer: {
    open: 'Pasar el equipo a alguien que no juega',
    title: 'Pasar el equipo a una madre, un padre o un entrenador',
    text: 'Le enviamos un enlace por correo electrónico. El equipo es suyo cuando lo acepta; hasta entonces lo dirige usted y puede retirar la oferta. Un capitán sigue en el equipo y juega.',
    submit: 'Enviar la oferta',
    done: {
      title: 'Oferta enviada',
      text: 'Usted dirige el equipo hasta que lo acepten. En todo caso le avisamos por correo electrónico.',
    },
    waiting: (name) => `Ofrecido a ${name}`,
    until: (email, day) => `${email}, hasta el ${day}. Nada cambia antes de que acepte el equipo.`,
    takeBack: 'Retirar la oferta',
    takenBack: { title: 'Oferta retirada', text: 'El enlace que enviamos ya no lleva a ninguna parte.' },
  },
  stepDown: {
    text: 'Haga capitán a uno de los jugadores aquí arriba, o pase el equipo a otra persona. También puede simplemente dejarlo: entonces olvidamos su nombre, su correo electrónico y su teléfono.',
    open: 'Dejar el equipo',
    title: (team) => `¿Dejar de dirigir ${team}?`,
    lead: 'Su enlace termina enseguida, y el equipo ya no dice cómo comunicarse con usted. Los jugadores se quedan, y los organizadores nombran al capitán.',
    keep: 'Seguir con el equipo',
    submit: 'Dejarlo ahora',
    done: {
      title: (team) => `Usted ya no dirige ${team}`,
      text: 'Los organizadores saben que el equipo necesita un capitán. Gracias por dirigirlo.',
      home: 'Ir al inicio',
    },
  },
  taking: {
    title: 'Dirigir un equipo',
    loading: 'Buscando el equipo…',
    heading: (from) => `${from} le pide que dirija`,
    as: 'Usted sería',
    text: 'Usted se ocupa de los jugadores, de las solicitudes para unirse y de las invitaciones, y le escribimos a usted en lugar del capitán. No ocupa lugar en el equipo, no firma exención y no debe nada.',
    after: 'Hasta ahora nada ha cambiado. A quien se lo pidió le avisamos en todo caso por correo electrónico.',
    answering: 'Enviando su respuesta…',
    declined: {
      title: 'Usted no acepta el equipo',
      text: (from) => `${from} lo dirige como antes y recibe el aviso. Olvidamos el nombre y la dirección de usted.`,
    },
    gone: {
      title: 'Esta oferta terminó',
      text: 'Ya tuvo respuesta, se retiró, o ahora otra persona dirige el equipo. Por favor, pregunte a quien se la envió.',
      to: '/',
      label: 'Ir al inicio',
    },
    broken: {
      title: 'No hay conexión',
      text: 'No se pudo buscar el equipo. Por favor, inténtelo de nuevo en un momento.',
      again: 'Intentar de nuevo',
    },
    refused: { title: 'Error', text: 'No se pudo enviar su respuesta. Por favor, inténtelo de nuevo.' },
    home: 'Ir al inicio',
  },
  sending: 'Enviando…',
  failed: { title: 'Error', text: 'No funcionó. Por favor, inténtelo de nuevo.' },
};
