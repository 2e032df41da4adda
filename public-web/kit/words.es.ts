import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  back: 'Volver',
  loading: 'Cargando…',
  failed: {
    again: 'Intentar de nuevo',
  },
  toast: { close: 'Cerrar el mensaje' },
  dialog: { close: 'Cerrar' },
};
