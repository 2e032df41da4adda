import fc from 'fast-check';
import { networkOf, siteOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:203.000.113.07', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1%eth0]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['', ''],
])('the site of %s is %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});

const group = fc.integer({ min: 0, max: 0xffff });

test('two IPv6 addresses count as one exactly when their first four groups are the same', () => {
  const groups = fc.array(group, { minLength: 8, maxLength: 8 }).filter(([first]) => first !== 0);
  const written = (some: readonly number[]) => some.map((one) => one.toString(16)).join(':');
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(networkOf(written(neighbour))).toBe(networkOf(written(one)));
      const isSame = written(one.slice(0, 4)) === written(other.slice(0, 4));
      expect(networkOf(written(one)) === networkOf(written(other))).toBe(isSame);
    }),
  );
});
