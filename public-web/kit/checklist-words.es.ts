import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './checklist-words.ts';

export const words: Translated<typeof english> = {
  title: 'Su lista',
  steps: {
    'sign-waiver': 'Firmar la exención de responsabilidad: abra el enlace del correo que trata de ella',
    'confirm-waiver': 'Confirmar la exención de responsabilidad: vale cuando se abre el enlace del correo',
    pay: 'Pagar la cuota',
    'share-link': 'Compartir el enlace de invitación con sus jugadores',
  },
  done: 'Hecho',
  toDo: 'Pendiente',
};
