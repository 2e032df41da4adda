import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './sending-words.ts';

export const words: Translated<typeof english> = {
  notSent: 'Ahora no hay conexión. No se pierde nada: vuelva a presionar cuando la haya.',
};
