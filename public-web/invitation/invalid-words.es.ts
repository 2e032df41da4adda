import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './invalid-words.ts';

export const words: Translated<typeof english> = {
  title: 'Invitación no válida',
  text: 'Este enlace de invitación no es válido, o el equipo puede estar completo.',
  help: 'Pida a su capitán un enlace nuevo, o inscríbase como jugador individual y le damos lugar en un equipo.',
  register: 'Inscribirse como jugador individual',
  code: 'Escribir otro código',
};
