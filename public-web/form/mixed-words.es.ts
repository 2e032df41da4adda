import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './mixed-words.ts';

export const words: Translated<typeof english> = {
  mixed: (word) => `«${word}» tiene letras de alfabetos distintos. ¿Se escribió con un solo teclado?`,
};
