import type { DecisionView } from '../../domain/answer/change-request/changes-view.ts';
import type { Translated } from '../../domain/language/translated.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { locale } from '../language/language.es.ts';
import { words as payment } from '../payment/due-words.ts';
import type { words as english } from './words.ts';

type Because = DecisionView['because'][number];

const because: Readonly<Record<Because, string>> = {
  paid: 'ya está pagado',
  drawn: 'los partidos del equipo ya se sortearon',
  deadline: 'la fecha límite de inscripción ya pasó',
  begun: 'El torneo ya se está jugando: por favor, avise a los organizadores en la mesa.',
  captain:
    'Este jugador es el capitán del equipo, y hay más jugadores en él. Por favor, pase primero el equipo a un compañero, o retire el equipo, en la página del capitán.',
};

const listed = new Intl.ListFormat(locale);

export const words: Translated<typeof english> = {
  title: 'Cambiar o cancelar',
  heading: 'Cambiar o cancelar',
  loading: 'Abriendo sus inscripciones…',
  none: (player) => `${player} no está inscrito en ningún torneo por jugar.`,
  facts: { date: 'Fecha', team: 'Juega con', fee: 'Importe', reference: 'Referencia' },
  freeAgent: 'Jugador individual',
  fee: (cents, isPaid, owed) => {
    if (cents === 0) return 'No hay nada que pagar';
    if (!isPaid) return `${dollars(cents)}, todavía sin pagar`;
    return owed === 0 ? `${dollars(cents)}, pagado` : `${dollars(cents)} pagados, faltan ${dollars(owed)}`;
  },
  refundPolicy: payment.refundPolicy,
  move: 'Cambiar a otro torneo',
  withdraw: (player) => `Retirar a ${player}`,
  noRoom: 'En este momento no hay lugar en ningún otro torneo.',
  obstacle: ({ because: reasons }) => reasons.map((reason) => because[reason]).join(' '),
  captainsPage: 'Abrir la página del capitán',
  isAsked: (day) =>
    `Pedido el ${day}. Los organizadores responden por correo electrónico; hasta entonces no cambia nada.`,
  withdrawal: {
    title: (player) => `¿Retirar a ${player}?`,
    now: (player, isOwed) =>
      `${player} deja el torneo enseguida${isOwed ? ' y usted no debe nada' : ''}. El lugar se da a otra persona.`,
    submit: 'Retirar ahora',
    ask: 'Pedir que se retire',
  },
  transfer: {
    title: (player) => `Cambiar a ${player} de torneo`,
    now: (isPaid) =>
      `Se hace enseguida. ${isPaid ? 'Lo que pagó pasa al otro torneo' : 'La cuota sigue siendo la misma'}; se busca un equipo nuevo.`,
    priced: (isPaid) =>
      `Se hace enseguida. ${isPaid ? 'Lo que pagó pasa al otro torneo' : 'Vale el precio del otro torneo'}; se busca un equipo nuevo.`,
    submit: 'Cambiar ahora',
    ask: 'Pedir el cambio',
  },
  organizers: ({ because: reasons }) =>
    `Deciden los organizadores, porque ${listed.format(reasons.map((reason) => because[reason]))}. Responden por correo electrónico; hasta entonces no cambia nada.`,
  sending: 'Enviando…',
  failed: { title: 'Error', text: 'No se pudo hacer. Por favor, inténtelo de nuevo.' },
  done: { title: 'Hecho', text: 'Le enviamos por correo electrónico lo que cambió.' },
  asked: { title: 'Solicitud enviada', text: 'Los organizadores responden por correo electrónico.' },
  before: 'Lo que pidió antes',
  wish: ({ kind, tournament, toTournament, isRefundWanted, paidCents }) =>
    kind === 'transfer'
      ? `Cambio de ${tournament} a ${toTournament}`
      : `Retiro de ${tournament}${isRefundWanted ? `, con devolución de ${dollars(paidCents)}` : ''}`,
  states: { asked: 'Pedido', granted: 'Hecho', refused: 'No es posible' },
  playerId: 'Abrir la ficha del jugador',
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'Es demasiado antiguo, o ahora tenemos otra dirección. La página de la ficha del jugador envía uno nuevo.',
    to: '/player-lookup',
    label: 'Abrir la ficha del jugador',
  },
  broken: {
    title: 'No hay conexión',
    text: 'No se pudieron abrir sus inscripciones. Por favor, inténtelo de nuevo en un momento.',
    again: 'Intentar de nuevo',
  },
};
