import { usualPlan } from './draw-plan.ts';
import { registeredBrackets, withRegistered } from './registered-brackets.ts';

const registered = (isDividedByAge: boolean, ...ageGroups: readonly string[]) => ({
  tournament: { isDividedByAge, ageGroup: 'U7-U12' },
  teams: ageGroups.map((ageGroup) => ({ ageGroup })),
});

test('the divisions of a tournament are those its teams registered for, counted, from the youngest on', () => {
  expect([...registeredBrackets(registered(true, 'U10-U12', 'U7-U9', 'U10-U12', 'U7-U12'))]).toEqual([
    ['U7-U9', 1],
    ['U10-U12', 2],
  ]);
});

test('the ages of an undivided tournament are no division of its teams', () => {
  const all = { tournament: { isDividedByAge: false, ageGroup: 'U7-U9' }, teams: [{ ageGroup: 'U7-U9' }] };
  expect([...registeredBrackets(all)]).toEqual([]);
});

test('a tournament divided by age is drawn by its registered divisions unless an organizer says otherwise', () => {
  expect(withRegistered(usualPlan, registered(true, 'U10-U12', 'U7-U9'))).toMatchObject({
    generateByAge: true,
    ageBrackets: ['U7-U9', 'U10-U12'],
  });
  expect(withRegistered(usualPlan, registered(false, 'U7-U9'))).toMatchObject({
    generateByAge: false,
    ageBrackets: ['U7-U9'],
  });
  expect(withRegistered(usualPlan, registered(true))).toEqual(usualPlan);
});
