import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './my-team-words.ts';

export const words: Translated<typeof english> = {
  mine: 'Mi equipo',
  choose: (team) => `${team} es mi equipo`,
  chosen: {
    title: 'Su equipo',
    text: (team) => `${team} va ahora primero en todas las páginas de este dispositivo. No se avisa a nadie más.`,
  },
};
