import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  optional: 'opcional',
  cancel: 'Cancelar',
  noAnswer: 'Ninguna',
  mixedAlphabets: (word) => `«${word}» tiene letras de alfabetos distintos. ¿Se escribió con un solo teclado?`,
  didYouMean: (address) => `¿Quiso decir ${address}?`,
};
