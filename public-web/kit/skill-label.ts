import type { SkillLevel } from '../../domain/rule/player/skill-level.ts';

export const skillName = 'Skill level';

/** Returns a skill level as it is shown. */
export const skillLabel = (level: SkillLevel): string => level;
