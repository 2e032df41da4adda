import { skillLevelOptions } from '../../domain/rule/player/skill-level.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { words } from './question-words.ts';

const choices = skillLevelOptions.map(({ value, label }) => ({ value, label, text: words.fields.skillTexts[value] }));

/** Choice of the skill level. */
export function SkillLevelChoice() {
  return <ChoiceCards name="skillLevel" choices={choices} />;
}
