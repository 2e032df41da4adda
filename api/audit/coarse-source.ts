import { isIPv4, isIPv6 } from 'node:net';

/** The neighbourhood of an address: its IPv4 /24 or its IPv6 /64; nothing for what is no address. */
export function coarseSource(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/64` : null;
}

/** The first four groups of an IPv6 address, written out. */
function firstGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
