import { hasKeys, meaningOf, pauseBefore } from './follower.ts';

const endpoint = 'https://push.example/one';
const p256dh = `B${'x'.repeat(86)}`;
const auth = 'y'.repeat(22);

test.each([
  ['as browsers make them', { p256dh, auth }, true],
  ['too short', { p256dh: 'Bx', auth }, false],
  ['no point of the curve', { p256dh: `A${'x'.repeat(86)}`, auth }, false],
  ['with something else in them', { p256dh, auth: `${'y'.repeat(20)}/=` }, false],
  ['with a secret too long', { p256dh, auth: `${auth}y` }, false],
])('keys %s', (_, keys, isFit) => {
  expect(hasKeys({ endpoint, ...keys })).toBe(isFit);
});

test.each([
  [201, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [302, 'later'],
  [413, 'later'],
])('a push service that answers %s means %s', (status, meaning) => {
  expect(meaningOf(status)).toBe(meaning);
});

test('each attempt waits longer, and there is a last one', () => {
  expect([1, 2, 3, 4, 5, 6].map(pauseBefore)).toEqual([5, 30, 120, 600, 1800, undefined]);
});
