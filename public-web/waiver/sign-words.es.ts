import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './sign-words.ts';

export const words: Translated<typeof english> = {
  title: 'Firmar la exención de responsabilidad',
  loading: 'Abriendo la exención de responsabilidad…',
  heading: 'Por favor, lea y firme',
  forPlayer: 'Jugador',
  at: 'Torneo',
  versionOf: (version) => `Versión ${version}`,
  sign: 'Su firma',
  label: 'Firmar la exención de responsabilidad',
  relationship: '¿Quién es usted?',
  accept: (player) => `He leído los términos y condiciones y los acepto por ${player}`,
  acceptOwn: 'He leído los términos y condiciones y los acepto',
  likeness: 'El jugador puede salir en fotos y videos del torneo (usted decide, y puede cambiarlo después)',
  submit: 'Firmar ahora',
  sending: 'Firmando…',
  signed: {
    title: 'Exención de responsabilidad firmada',
    text: 'Gracias. Una copia va en camino por correo electrónico.',
  },
  failed: { title: 'Error', text: 'No se pudo firmar.' },
  claimed: {
    title: 'Confirmar la exención de responsabilidad',
    heading: 'Por favor, confirme',
    by: 'Firmada en nombre de',
    on: 'Fecha',
    text: (signer, player) =>
      `El formulario de inscripción dice que ${signer} leyó y acepta los términos y condiciones por ${player}. Vale cuando usted lo confirme.`,
    read: 'Leer los términos y condiciones',
    label: 'Confirmar la exención de responsabilidad',
    submit: 'Confirmar la exención',
    sending: 'Confirmando…',
    refuse: 'Yo no lo acepté',
    confirmed: {
      title: 'Exención de responsabilidad confirmada',
      text: 'Gracias. Los organizadores lo ven enseguida.',
    },
    failed: { title: 'Error', text: 'No se pudo confirmar.' },
  },
  change: {
    allow: 'Permitir fotos y videos',
    forbid: 'Sin fotos ni videos',
    withdraw: 'Retirar la exención',
    changed: { title: 'Guardado', text: 'Su decisión sobre fotos y videos está guardada.' },
    failed: { title: 'Error', text: 'No se pudo guardar.' },
  },
  withdrawn: {
    title: 'La exención de responsabilidad está retirada',
    text: (player) =>
      `En la inscripción de ${player} la exención figura como retirada, y los organizadores están avisados. ${player} no puede jugar hasta que se firme otra vez. Un correo lo confirma.`,
    sign: 'Leerla y firmarla después de todo',
  },
  done: {
    title: 'La exención de responsabilidad está firmada',
    text: (signer, player, day) => `${signer} firmó por ${player} el ${day}.`,
    likeness: (isAllowed) =>
      isAllowed ? 'El jugador puede salir en fotos y videos.' : 'El jugador no sale en fotos ni videos.',
    playerId: 'Abrir la ficha del jugador',
  },
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'El torneo ya terminó, o el enlace no está completo. Busque al jugador y pida que le enviemos un enlace nuevo.',
    to: '/player-lookup',
    label: 'Buscar mi inscripción',
  },
  broken: {
    title: 'La línea está caída',
    text: 'No se pudo abrir la exención de responsabilidad.',
  },
};
