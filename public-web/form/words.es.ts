import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  optional: 'opcional',
  cancel: 'Cancelar',
  noAnswer: 'Ninguna',
  didYouMean: (address) => `¿Quiso decir ${address}?`,
};
