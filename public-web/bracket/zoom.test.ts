import { fittedScale } from './zoom.ts';

test.each([
  ['wide enough', [1200, 700], [800, 600], 1],
  ['too wide', [800, 700], [1000, 600], 0.8],
  ['too high', [1200, 600], [800, 750], 0.8],
  ['far too high to be read whole', [1200, 600], [1000, 3000], 1],
  ['far too wide to be read whole', [400, 600], [2000, 600], 0.7],
  ['not yet on the screen', [0, 0], [2000, 600], 1],
] as const)('a picture that is %s is fitted as far as it can be read', (_, room, picture, scale) => {
  const size = ([width, height]: readonly [number, number]) => ({ width, height });
  expect(fittedScale(size(room), size(picture))).toBe(scale);
});
