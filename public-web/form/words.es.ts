import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  optional: 'opcional',
  cancel: 'Cancelar',
  noAnswer: 'Ninguna',
  notKept: 'Los nombres y contactos no se guardan al volver a cargar esta página: escríbalos otra vez, por favor.',
  didYouMean: (address) => `¿Quiso decir ${address}?`,
};
