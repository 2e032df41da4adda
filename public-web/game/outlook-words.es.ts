import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './outlook-words.ts';

export const words: Translated<typeof english> = {
  title: 'Qué sigue',
  waysOn: { win: 'Si gana:', loss: 'Si pierde:', title: 'campeón', done: 'termina' },
  table: 'La tabla con este partido',
  tableNow: 'La tabla si el partido terminara ahora',
  up: (from) => `▲ desde el ${from}`,
  down: (from) => `▼ desde el ${from}`,
};
