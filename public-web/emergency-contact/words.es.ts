import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: 'Contacto de emergencia',
  text: 'Opcional. ¿A quién llamamos si el jugador se lastima, y qué debe saber quien lo ayude?',
  open: 'Dar o cambiar un contacto de emergencia',
  label: 'Contacto de emergencia',
  submit: 'Guardar',
  sending: 'Guardando…',
  saved: {
    title: 'Guardado',
    text: 'Los organizadores y quien lleva el marcador del partido pueden consultarlo cuando lo necesiten.',
  },
  failed: { title: 'Error', text: 'No se pudo guardar. Por favor, inténtelo de nuevo.' },
  remove: 'Quitarlo',
  removed: { title: 'Quitado', text: 'Ya no se guarda nada de él.' },
  given: 'Está guardado. Aquí puede cambiarlo o quitarlo.',
  none: 'No hay nada guardado.',
  players: 'Contactos de emergencia',
  playersHint: 'Solo hoy. Cada consulta queda anotada y la familia la ve.',
  show: (player) => `Mostrar el contacto de emergencia: ${player}`,
  asking: 'Consultando…',
  call: (phone) => `Llamar al ${phone}`,
  lookFailed: {
    title: 'No se mostró',
    text: 'No hay red, o el servidor no respondió. Por favor, inténtelo de nuevo.',
  },
  noCare: 'No se indicaron alergias, enfermedades ni medicamentos.',
  hide: 'Ocultar',
  close: 'Cerrar',
};
