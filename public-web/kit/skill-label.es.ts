import type { Translated } from '../../domain/rule/language/translated.ts';
import type { SkillLevel } from '../../domain/rule/player/skill-level.ts';
import type * as english from './skill-label.ts';

const meaning: Readonly<Record<SkillLevel, string>> = {
  'Here to Chill': 'por diversión',
  'Here to Play': 'a jugar',
  'Here to Cook': 'a ganar',
};

export const skillName: Translated<typeof english.skillName> = 'Nivel de juego';

/** Returns the name of a skill level, which is not translated, with its meaning. */
export const skillLabel: Translated<typeof english.skillLabel> = (level) => `${level} (${meaning[level]})`;
