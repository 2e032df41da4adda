import { acceptAnswers } from '../../form/accept-answers.ts';
import { usYouth, winsThenGoals } from '../../standings/standings-presets.ts';
import { standingsEntry, standingsFrom } from './standings-entry.ts';

const entered = (answers: object, current = winsThenGoals) =>
  standingsFrom(acceptAnswers(standingsEntry, answers, { year: 2026 }), current);

test('a preset is taken as it is, or with what differs from it', () => {
  expect(entered({ preset: 'US youth' })).toEqual(usYouth);
  expect(entered({ preset: 'US youth', goalDifferenceCap: 4, forfeitGoals: 1 })).toEqual({
    ...usYouth,
    goalDifferenceCap: 4,
    forfeitGoals: 1,
  });
});

test('what is not entered stays as it is, and a cap of 0 takes the cap away', () => {
  expect(entered({ afterSeparation: 'restart' })).toEqual({ ...winsThenGoals, afterSeparation: 'restart' });
  expect(entered({ goalDifferenceCap: 0 }, usYouth)).toEqual({ ...usYouth, goalDifferenceCap: null });
});

test('any order of criteria can be entered, but only known ones', () => {
  expect(entered({ criteria: ['points', 'shut-outs'] }).criteria).toEqual(['points', 'shut-outs']);
  expect(() => entered({ criteria: ['beauty'] })).toThrow('Criteria are points');
});
