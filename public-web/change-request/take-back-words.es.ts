import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './take-back-words.ts';

/** Texts of the button with which a family withdraws a request, in Spanish. */
export const words: Translated<typeof english> = {
  takeBack: 'Retirar la solicitud',
  takenBack: 'Solicitud retirada',
  done: { title: 'Solicitud retirada', text: 'Todo queda como estaba. Puede volver a pedirlo en cualquier momento.' },
  failed: { title: 'Error', text: 'No se pudo enviar. Inténtelo de nuevo.' },
};
