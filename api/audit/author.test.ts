import { coarseSource } from './author.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s comes from %s', (address, source) => {
  expect(coarseSource(address)).toBe(source);
});

test('what is no address comes from nowhere', () => {
  expect([undefined, '', 'localhost', '1.2.3'].map(coarseSource)).toEqual([null, null, null, null]);
});
