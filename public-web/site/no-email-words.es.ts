import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './no-email-words.ts';

export const words: Translated<typeof english> = {
  question: '¿No tiene correo electrónico?',
  ask: 'Pida ayuda a alguien de confianza',
  call: 'Le inscribimos por teléfono, y la exención se firma en papel:',
};
