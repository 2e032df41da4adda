import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './as-of-words.ts';

export const words: Translated<typeof english> = {
  since: (time) => `Sin noticias desde las ${time} ET. Así estaba todo entonces.`,
  sinceDay: (moment) => `Sin noticias desde el ${moment} ET. Así estaba todo entonces.`,
  never: 'Ahora no hay red: así estaba todo cuando la hubo.',
};
