import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './interest-words.ts';

export const words: Translated<typeof english> = {
  label: 'Reservar un lugar para los próximos torneos',
  player: 'El jugador',
  lead: 'Sin pago y sin compromiso: le escribimos cuando salgan las próximas fechas.',
  submit: 'Reservar mi lugar',
  sending: 'Reservando…',
  registered: {
    title: '¡Su interés quedó anotado!',
    text: 'Le escribimos en cuanto abra el próximo torneo.',
  },
  page: {
    title: 'Su lugar',
    loading: 'Abriendo su formulario…',
    gone: {
      title: 'Este enlace ya no funciona',
      text: 'Es demasiado antiguo, o lo que usted nos dejó ya se borró. El formulario sigue abierto.',
      to: '/?register=individual',
      label: 'Abrir el formulario',
    },
    failed: {
      title: 'La línea está caída',
      text: 'No se pudo llenar su formulario.',
    },
  },
  ending: {
    title: '¿No quiere más correos?',
    text: 'Ya no le escribiremos sobre torneos nuevos. Los correos sobre las inscripciones que haga le seguirán llegando.',
    submit: 'No más correos',
    sending: 'Dando de baja…',
    ended: 'Ya no le llegarán correos sobre torneos nuevos',
    endedText: 'Si los quiere de nuevo, reserve un lugar en nuestro sitio.',
    failed: { title: 'Error', text: 'No se pudo dar de baja.' },
    home: 'A la página de inicio',
  },
  failed: { title: 'No se pudo inscribir', text: 'Algo salió mal. Por favor, inténtelo de nuevo.' },
};
