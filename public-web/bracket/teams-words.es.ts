import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './teams-words.ts';

export const words: Translated<typeof english> = {
  title: (teams) => (teams === 1 ? '1 equipo' : `${teams} equipos`),
  players: (current, max) => `${current}/${max} jugadores`,
  none: 'Todavía no hay ningún equipo inscrito.',
};
