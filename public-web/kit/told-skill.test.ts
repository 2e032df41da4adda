import { skillLevelOptions } from '../../domain/player/skill-level.ts';
import { toldSkill as inSpanish } from './told-skill.es.ts';
import { toldSkill } from './told-skill.ts';

test.each(skillLevelOptions.map(({ value }) => value))('%s keeps its name, and Spanish says what it means', (level) => {
  expect(toldSkill(level)).toBe(level);
  expect(inSpanish(level)).toMatch(new RegExp(`^${level} \\(\\p{L}+ ?\\p{L}*\\)$`, 'u'));
});
