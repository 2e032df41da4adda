import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './change-words.ts';

export const words: Translated<typeof english> = {
  title: 'Un cambio por confirmar',
  loading: 'Abriendo el cambio…',
  none: 'Nada',
  becomes: 'pasa a ser',
  confirm: {
    heading: '¿Es suyo este cambio?',
    text: 'Lo pide alguien que sabe el nombre y el teléfono. Todavía no ha cambiado nada.',
    yes: 'Sí, cambiarlo',
    no: 'No, dejarlo como está',
  },
  undo: {
    heading: '¿Anular este cambio?',
    text: 'Todo queda entonces como estaba, y quien tenía abierta la ficha de este jugador tiene que empezar de nuevo.',
    yes: 'Anularlo',
  },
  sending: 'Enviando…',
  refused: { title: 'Error', text: 'No se pudo guardar su respuesta. Por favor, inténtelo de nuevo.' },
  made: {
    title: 'El cambio está hecho',
    text: 'Hemos escrito a las dos direcciones de antes cómo se puede anular.',
  },
  closed: { title: 'No ha cambiado nada', text: 'Los datos que tenemos se quedan como están.' },
  undone: { title: 'El cambio está anulado', text: 'Todo está como antes.' },
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'Lo que trataba ya se decidió, o es demasiado antiguo. La ficha del jugador muestra los datos que tenemos.',
    to: '/player-lookup',
    label: 'Abrir la ficha del jugador',
  },
  broken: {
    title: 'No hay conexión',
    text: 'No se pudo abrir el cambio. Por favor, inténtelo de nuevo en un momento.',
    again: 'Intentar de nuevo',
  },
  playerId: 'Abrir la ficha del jugador',
};
