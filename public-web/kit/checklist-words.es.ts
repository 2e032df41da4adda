import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './checklist-words.ts';

export const words: Translated<typeof english> = {
  title: 'Su lista',
  toDo: {
    label: 'Pendiente',
    'sign-waiver': 'Firmar la exención de responsabilidad: abra el enlace del correo que trata de ella y firme ahí',
    'confirm-waiver':
      'Confirmar la exención de responsabilidad: abra el enlace del correo que trata de ella y confirme ahí',
    pay: 'Pagar la cuota',
    'share-link': 'Completar su equipo: los jugadores se unen con el enlace de invitación',
  },
  done: {
    label: 'Hecho',
    'sign-waiver': 'Exención firmada',
    'confirm-waiver': 'Exención firmada y confirmada',
    pay: 'Cuota pagada',
    'share-link': 'Equipo completo',
  },
};
