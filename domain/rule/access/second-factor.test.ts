import { afterStep, formatRecoveryCode, isAppCode, parseRecoveryCode } from './second-factor.ts';

const factor = { secret: 'JBSWY3DPEHPK3PXP', lastStep: 100, confirmedAt: null };

test.each([
  [101, 101],
  [102, 102],
  [100, undefined],
  [99, undefined],
  [undefined, undefined],
])('after step 100 was used, a code of step %s leaves %s', (step, left) => {
  expect(afterStep(factor, step)?.lastStep).toBe(left);
});

test('the first code of all is taken', () => {
  expect(afterStep({ ...factor, lastStep: null }, 7)).toEqual({ ...factor, lastStep: 7 });
});

test.each(['ABCDE-23456', 'abcde23456', ' abcde 23456 '])('%j is the same recovery code', (written) => {
  expect(parseRecoveryCode(written)).toBe('ABCDE23456');
});

test('a recovery code is shown in two halves', () => {
  expect(formatRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
});

test.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['ABCDE-23456', false],
])('whether %j is an app’s code: %s', (written, is) => {
  expect(isAppCode(written)).toBe(is);
});
