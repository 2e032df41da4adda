import { type AnimationStep, firstStep, lengthOf, progressOf, stepAfter } from './animation.ts';

/** Returns the first steps of the animation. */
function stepsOf(rounds: number, count: number): readonly AnimationStep[] {
  const steps = [firstStep];
  while (steps.length < count) steps.push(stepAfter(steps.at(-1) ?? firstStep, rounds));
  return steps;
}

test('the highlighted round goes from the first to the last, rests, and starts again', () => {
  expect(stepsOf(3, 5).map(({ round, isResting }) => (isResting ? 'rest' : round))).toEqual([0, 1, 2, 'rest', 0]);
});

test('a round lasts 30, 15 or 5 seconds, the rest 2', () => {
  expect((['slow', 'normal', 'fast'] as const).map((speed) => lengthOf(firstStep, speed))).toEqual([30, 15, 5]);
  expect(lengthOf({ round: 2, isResting: true }, 'slow')).toBe(2);
});

test('the progress is the share of rounds shown', () => {
  expect(stepsOf(3, 3).map((step) => progressOf({ isOn: true, step }, 3))).toEqual([33, 67, 100]);
  expect(progressOf({ isOn: false, step: { round: 1, isResting: false } }, 3)).toBe(67);
  expect(progressOf({ isOn: false, step: firstStep }, 3)).toBe(0);
  expect(progressOf({ isOn: true, step: firstStep }, 0)).toBe(0);
});
