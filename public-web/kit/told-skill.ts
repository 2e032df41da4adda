import type { SkillLevel } from '../../domain/player/skill-level.ts';

/** How seriously somebody plays, as it is shown: the name of the level. */
export const toldSkill = (level: SkillLevel): string => level;
