import type { SkillLevel } from '../../domain/player/skill-level.ts';

/** Returns a skill level as it is shown. */
export const toldSkill = (level: SkillLevel): string => level;
