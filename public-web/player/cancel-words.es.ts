import type { Translated } from '../../domain/rule/language/translated.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import type { words as english } from './cancel-words.ts';

export const words: Translated<typeof english> = {
  open: (named) => `Cancelar la inscripción: ${named}`,
  title: (player) => `¿Cancelar la inscripción de ${player}?`,
  leaves: 'Esta inscripción termina enseguida. Aquí no se puede deshacer.',
  place: 'El lugar se da a otra persona.',
  told: (team) => `Avisamos por correo electrónico al capitán de ${team}.`,
  withTheTeam: (team) => `${team} no tiene a nadie más: el equipo devuelve su lugar.`,
  afterHandingOver: (player, team) =>
    `${player} es el capitán de ${team}, y hay más jugadores en el equipo. Para cancelar, pase primero el equipo a un compañero en la página del capitán.`,
  owed: (cents) => `Ya no se deben ${dollars(cents)}.`,
  paid: (cents) => `Usted pagó ${dollars(cents)}: la organización lo devuelve según su política.`,
  code: {
    lead: 'Para mostrar que es usted, escriba el código que enviamos a la dirección que tenemos.',
    send: 'Enviarme un código',
    confirm: 'Continuar',
  },
  noMailbox: '¿No puede leer ese buzón? La organización cancela por usted:',
  keep: 'No cancelar',
  now: 'Cancelar la inscripción',
  done: {
    title: 'Inscripción cancelada',
    text: (named) => `${named}. Le enviamos por correo electrónico lo que sigue.`,
  },
  failed: { title: 'Error', text: 'No se pudo cancelar la inscripción.' },
};
