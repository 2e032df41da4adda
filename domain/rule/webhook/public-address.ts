/** IPv4 ranges that no webhook may be sent to (IANA's special-purpose registries): first address, and number of significant bits. */
const closed: readonly (readonly [number, number, number, number, bits: number])[] = [
  [0, 0, 0, 0, 8],
  [10, 0, 0, 0, 8],
  [100, 64, 0, 0, 10],
  [127, 0, 0, 0, 8],
  [169, 254, 0, 0, 16],
  [172, 16, 0, 0, 12],
  [192, 0, 0, 0, 24],
  [192, 0, 2, 0, 24],
  [192, 88, 99, 0, 24],
  [192, 168, 0, 0, 16],
  [198, 18, 0, 0, 15],
  [198, 51, 100, 0, 24],
  [203, 0, 113, 0, 24],
  [224, 0, 0, 0, 3],
];

/** Tells whether an address, as given by a name server or in a URL, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  return address.includes(':') ? isPublicSix(address.toLowerCase()) : isPublicFour(address);
}

function isPublicFour(address: string): boolean {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return false;
  const number = asNumber(parts.map(Number));
  return !closed.some(([a, b, c, d, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor(asNumber([a, b, c, d]) / size);
  });
}

const asNumber = (parts: readonly number[]): number => parts.reduce((sum, part) => sum * 256 + part, 0);

/**
 * Tells whether an IPv6 address is allocated to the public (2000::/3): no loopback, link-local or unique local
 * address, none that wraps an IPv4 address; and within that neither tunnels (2001::/23, 2002::/16) nor examples
 * (2001:db8::/32, 3fff::/20).
 */
function isPublicSix(address: string): boolean {
  const [first = '', second = ''] = address.split(':');
  if (!/^[23][0-9a-f]{3}$/.test(first)) return false;
  const next = Number.parseInt(second === '' ? '0' : second, 16);
  if (first === '2001') return next >= 0x200 && next !== 0xdb8;
  return first !== '2002' && !(first === '3fff' && next < 0x1000);
}

/** Tells whether an address is this machine itself, to which webhooks may lead in development only. */
export function isThisMachine(address: string): boolean {
  return address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address);
}
