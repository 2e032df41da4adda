/**
 * Returns the network of an address: an IPv4 address itself, or the /64 of an IPv6 address, since one connection is given it
 * whole. IPv4 addresses written as IPv6 (::ffff:203.0.113.7) are IPv4 addresses. A port that some proxies append to the
 * address is cut off.
 */
export function networkOf(address: string): string {
  const [written = ''] = (withPort.exec(address)?.slice(1).find(Boolean) ?? address).toLowerCase().split('%');
  if (!written.includes(':')) return written;
  if (plainMapped.test(written)) return written.slice('::ffff:'.length);
  const groups = groupsOf(written);
  const [, , , , , marker, high = 0, low = 0] = groups;
  const isMapped = marker === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Matches an address with a port: 203.0.113.7:443, or [2001:db8::1]:443. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Matches an IPv4 address in the form in which Node.js writes it on a dual-stack server. */
const plainMapped = /^::ffff:(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;

/** Returns the eight groups of an IPv6 address. */
function groupsOf(written: string): readonly number[] {
  const [before = '', after] = written.replace(/[\d.]+\.\d+$/, dottedAsGroups).split('::');
  const [head, tail] = [before, after ?? ''].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  );
  const left = head ?? [];
  const right = tail ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => 0);
  return [...left, ...zeros, ...right];
}

/** Converts "203.0.113.7" to the last two groups: "cb00:7107". */
function dottedAsGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

/** Returns the approximate network of an address: its IPv4 /24 or its IPv6 /64. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return network === '' || network.includes(':') ? network : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Returns the site of a network: an IPv4 address itself, or the /48 of an IPv6 /64, since a provider gives whole ones to a customer. */
export function siteOf(network: string): string {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
