import type { Language } from './language.ts';
import { gameInSpanish } from './spanish-games.ts';

const inLanguage: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  es: gameInSpanish,
};

/** Translates our own words about a game, such as Semi-Finals, match 2; words that somebody entered stay as they are. */
export const gameWords = (text: string, language: Language): string => inLanguage[language](text);
