import { skillLevelOptions } from '../../domain/rule/player/skill-level.ts';
import { skillLabel as inSpanish } from './skill-label.es.ts';
import { skillLabel } from './skill-label.ts';

test.each(skillLevelOptions.map(({ value }) => value))('%s keeps its name, and Spanish says what it means', (level) => {
  expect(skillLabel(level)).toBe(level);
  expect(inSpanish(level)).toMatch(new RegExp(`^${level} \\(\\p{L}+ ?\\p{L}*\\)$`, 'u'));
});
