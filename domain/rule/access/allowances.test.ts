import { allowances, restAfter } from './allowances.ts';

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [23, 8],
  [28, 256],
  [29, 300],
  [100_000, 300],
])('after %i wrong passwords in a day an account rests for %i seconds', (wrong, seconds) => {
  expect(restAfter(wrong)).toBe(seconds);
});

test('whatever can be guessed is limited for all addresses together, beyond what any one of them may do', () => {
  for (const { everywhere, ...others } of Object.values(allowances)) {
    expect(everywhere).toBeGreaterThan(Math.max(...Object.values(others)));
  }
});
