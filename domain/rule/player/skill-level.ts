import { choice, type Option } from '../form/choice.ts';
import type { Field } from '../form/field.ts';

/** Skill levels from fun to fierce. */
export const skillLevels = ['Here to Chill', 'Here to Play', 'Here to Cook'] as const;

export type SkillLevel = (typeof skillLevels)[number];

export const skillLevelOptions: readonly Option<SkillLevel>[] = skillLevels.map((value) => ({ value, label: value }));

/** Form field for a skill level. */
export const skillLevelChoice: Field<SkillLevel> = choice(
  'Skill Level',
  skillLevelOptions,
  'Please select a skill level',
);
