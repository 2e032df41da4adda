import type { Language } from './language.ts';
import { gameInSpanish } from './spanish-games.ts';

const inLanguage: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  es: gameInSpanish,
};

/** What is told of a game in words of our own, such as Semi-Finals, match 2; what it has from somebody stays as it is. */
export const gameWords = (text: string, language: Language): string => inLanguage[language](text);
