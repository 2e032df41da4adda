import { verdict } from './second-look.mjs';

const failures = (...files: readonly string[]) => files.map((file) => ({ file, tests: [`of ${file}`] }));
const pass = (...files: readonly string[]) => ({ isBroken: false, failures: failures(...files) });
const broken = { isBroken: true, failures: [] };

test('a run in which nothing fails is green and says nothing', () => {
  expect(verdict([pass(), pass()], [])).toEqual({ isGreen: true, lines: [] });
});

test('a test that fails once is unsteady, and the run is green', () => {
  expect(verdict([pass('captain')], [pass()])).toEqual({
    isGreen: true,
    lines: ['unsteady: captain › of captain'],
  });
});

test('a test that fails twice is red', () => {
  expect(verdict([pass('captain', 'waiver')], [pass('waiver')])).toEqual({
    isGreen: false,
    lines: ['red: waiver › of waiver', 'unsteady: captain › of captain'],
  });
});

test('three unsteady files are green, four are red', () => {
  expect(verdict([pass('a', 'b'), pass('c')], [pass(), pass()]).isGreen).toBe(true);
  const { isGreen, lines } = verdict([pass('a', 'b', 'c', 'd')], [pass()]);
  expect(isGreen).toBe(false);
  expect(lines.at(-1)).toBe('red: 4 files are unsteady, at most 3 may be');
});

test.each([
  ['first', [broken], []],
  ['second', [pass('captain')], [broken]],
])('a runner that ends without results in the %s pass is red', (_, first, second) => {
  expect(verdict(first, second).isGreen).toBe(false);
});
