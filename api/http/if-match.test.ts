import { versionIn } from './if-match.ts';

test.each([
  ['"7"', '7'],
  ['W/"7"', '7'],
  ['7', '7'],
  ['W/"7-k3Vf_x-9"', '7'],
  ['"7.12.3-k3Vf_x-9-gzip"', '7.12.3'],
  ['"-12-k3Vf_x-9"', ''],
  ['*', undefined],
  [undefined, undefined],
])('If-Match %p names the version %p', (header, version) => {
  expect(versionIn(header)).toBe(version);
});

test.each(['', '""', '"-"', '"seven"', '"1", "2"', '"99999999999"'])('If-Match %p is refused in words', (header) => {
  expect(() => versionIn(header)).toThrow('If-Match is a version number in quotes');
});
