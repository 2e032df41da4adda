import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './champion-words.ts';

export const words: Translated<typeof english> = {
  champion: 'Campeón',
  final: (opponent) => (opponent === undefined ? 'Ganó la final' : `Ganó la final contra ${opponent}`),
  shootout: (kicks) => `${kicks} en penales`,
  goldenGoal: 'con gol de oro',
  forfeit: 'por incomparecencia',
  way: 'Camino al título:',
};
