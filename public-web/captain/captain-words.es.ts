import { captainsAnswers } from '../../domain/rule/join-request/join-request.ts';
import type { Translated } from '../../domain/rule/language/translated.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import type { words as english } from './captain-words.ts';

export const words: Translated<typeof english> = {
  title: 'Página del capitán',
  heading: 'Su equipo',
  loading: 'Abriendo la página de su equipo…',
  opening: 'Abriendo su enlace…',
  failed: {
    title: 'La línea está caída',
    text: 'No se pudo abrir la página.',
  },
  act: { title: 'Error', text: 'No funcionó.' },
  waitlisted:
    'El torneo está completo y su equipo está en la lista de espera: podrá invitar a jugadores cuando tenga un lugar.',
  closed: 'Ya nadie puede unirse: la inscripción terminó.',
  ask: {
    title: 'Página del capitán',
    text: 'Su página se abre con el enlace del correo que enviamos al crear el equipo. ¿Lo perdió? Lo enviamos otra vez a la dirección que tenemos.',
  },
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'Hay un enlace más nuevo, otra persona dirige ahora el equipo, o el torneo ya terminó. Enviamos el enlace actual a quien dirige el equipo.',
  },
  away: {
    title: 'Por favor, abra otra vez su enlace',
    text: 'Esta página se abre con el enlace de su correo y queda abierta un día. Lo enviamos otra vez a la dirección que tenemos.',
  },
  ended: {
    title: 'Por favor, abra otra vez su enlace',
    text: 'Esta página queda abierta un día, y el día terminó. Abra en este dispositivo el enlace de su correo y vuelva a pulsar: lo que escribió sigue aquí.',
  },
  link: {
    label: 'Envíenme mi enlace',
    submit: 'Envíenme mi enlace',
    sending: 'Enviando…',
    sent: {
      title: 'Revise su correo electrónico',
      text: 'Si esta dirección es de un capitán, el enlace va en camino. Se envía como máximo una vez por hora.',
    },
    failed: { title: 'Error', text: 'No se pudo pedir el enlace.' },
  },
  facts: {
    tournament: preferredTournament.label,
    date: tournamentLabels.date,
    roster: 'Jugadores',
  },
  rosterOf: (current, most) => `${current} de ${most}`,
  roster: {
    title: 'Lista de jugadores',
    captain: 'Capitán',
    waiver: {
      confirmed: 'Exención firmada',
      claimed: 'Exención por confirmar',
      unsigned: 'Exención sin firmar',
    },
    open: 'Lugar libre',
  },
  money: {
    title: 'Pago de todo el equipo',
    text: 'Una persona puede pagar por todos de una vez e indicar esta referencia. Cada jugador recibe su recibo.',
    open: (amount) => `${amount} pendientes`,
    reference: 'Referencia',
  },
  requests: {
    title: 'Solicitudes para unirse',
    none: 'Nadie espera una respuesta.',
    born: (year) => `nació en ${year}`,
    ages: (brackets) => `Sus jugadores son ${brackets.join(', ')}.`,
    asked: (day) => `lo pidió el ${day}`,
    accept: captainsAnswers.accepted,
    decline: captainsAnswers.declined,
    acceptNamed: (name) => `${captainsAnswers.accepted} a ${name}`,
    declineNamed: (name) => `${captainsAnswers.declined} a ${name}`,
    accepted: {
      title: 'Ya está en el equipo',
      text: (name) => `${name} está en la lista de jugadores. Ya le avisamos.`,
    },
    declined: {
      title: 'Solicitud rechazada',
      text: (name) => `${name} sigue como agente libre. Ya le avisamos.`,
    },
  },
  share: {
    title: 'Código de invitación',
    lead: 'Quien tenga este enlace puede tomar un lugar libre.',
    code: 'Código',
    replace: 'Cambiar el código',
    replaceTitle: '¿Cambiar el código?',
    replaceText:
      'El código y el enlace anteriores dejan de funcionar enseguida, también en las invitaciones que usted envió. Quienes ya están en el equipo se quedan.',
    replaceNow: 'Cambiarlo ahora',
    keep: 'Dejar el código',
    replaced: { title: 'Código cambiado', text: 'El código anterior ya no funciona. Comparta el nuevo.' },
  },
  invitations: {
    title: 'Invitaciones por correo electrónico',
    none: 'Todavía no se envió ninguna invitación.',
    state: {
      waiting: 'En espera',
      sent: 'Enviada',
      unsent: 'Hoy no se envió',
      used: 'Usada',
      ended: 'Vencida',
      cancelled: 'Cancelada',
    },
    waits: 'sale cuando el equipo tenga un lugar',
    enough: 'Ese día ya habían salido suficientes correos. Por favor, comparta mejor el enlace o el código.',
    sentOn: (day) => `enviada el ${day}`,
    ends: (day) => `sirve hasta el ${day}`,
    over: 'venció a los 14 días',
    cancel: 'Cancelar',
    cancelNamed: (email) => `Cancelar la invitación de ${email}`,
    cancelled: {
      title: 'Invitación cancelada',
      text: (email) => `El lugar que se guardaba para ${email} está libre otra vez.`,
    },
    more: 'Invitar a más',
    label: 'Invitar a más jugadores',
    player: (number) => `Correo electrónico ${number}`,
    submit: 'Enviar las invitaciones',
    sending: 'Enviando…',
    sent: {
      title: 'Invitaciones enviadas',
      text: (count) => `${count} ${count === 1 ? 'va' : 'van'} en camino por correo electrónico.`,
    },
    delayed: (count, until) =>
      count === 1
        ? `Una invitación sale a más tardar ${until}, o en cuanto abra el enlace del correo que le enviamos.`
        : `${count} invitaciones salen a más tardar ${until}, o en cuanto abra el enlace del correo que le enviamos.`,
    skipped: (email, reason) => `${email}: ${reason}`,
    failed: { title: 'Error', text: 'No se pudieron enviar las invitaciones.' },
    nobody: 'Por favor, escriba al menos una dirección de correo electrónico',
    invalid: 'Por favor, escriba una dirección de correo electrónico válida',
    noneLeft:
      'Cada lugar libre ya tiene una invitación en camino. Cancele una para invitar a otra persona, o comparta el enlace: quien llega primero toma el lugar.',
  },
  freeAgents: {
    title: 'Agentes libres',
    yes: 'Completar los lugares libres con agentes libres',
    text: 'Los organizadores llenan los lugares libres con jugadores que se inscribieron sin equipo. Desactívelo si prefiere completar el equipo por su cuenta.',
    on: { title: 'Se aceptan agentes libres', text: 'Los organizadores pueden darle agentes libres a su equipo.' },
    off: { title: 'Sin agentes libres', text: 'Los organizadores no ponen a nadie en su equipo.' },
  },
  withdrawal: {
    title: '¿No pueden jugar?',
    text: 'Si retira el equipo, su lugar pasa a otro. Por favor, hágalo lo antes posible.',
    late: 'Otros cuentan con sus partidos: por favor, avise a la organización, que retira el equipo.',
    alone: '¿Solo usted no puede jugar? Pase el equipo a un compañero y luego cancele su inscripción:',
    open: 'Retirar el equipo',
    ask: (team) => `¿Retirar a ${team}?`,
    lead: (tournament) => `El equipo deja el torneo ${tournament}. Aquí no se puede deshacer.`,
    follows: (players) => [
      players === 1 ? '1 jugador pasa a ser agente libre.' : `${players} jugadores pasan a ser agentes libres.`,
      'Cada uno conserva su inscripción y recibe el aviso por correo electrónico.',
      'El lugar queda libre: pasa al siguiente equipo de la lista de espera, si hay uno.',
      'El enlace de invitación deja de funcionar y las solicitudes abiertas se rechazan.',
    ],
    keep: 'No retirarlo',
    now: 'Retirar ahora',
    done: { title: 'Equipo retirado', text: 'Ya avisamos a los jugadores por correo electrónico.' },
    gone: {
      title: (team) => `${team} se retiró`,
      text: (tournament) =>
        `El equipo ya no juega en el torneo ${tournament}. Sus jugadores conservan su inscripción como agentes libres: les buscamos un equipo, o ellos mismos se lo piden a uno.`,
      find: 'Buscar un equipo',
      playerId: 'Ficha del jugador',
    },
  },
  newLink: {
    title: 'Su enlace',
    text: '¿Alguien más recibió su correo? Un enlace nuevo anula el anterior y cierra la sesión de todos los que entraron con él.',
    replace: 'Envíenme un enlace nuevo',
    replaced: {
      title: 'El enlace nuevo va en camino',
      text: 'El enlace anterior ya no funciona. El nuevo está en su correo.',
    },
  },
};
