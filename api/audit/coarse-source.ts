import { isIP, isIPv4 } from 'node:net';
import { networkOf } from '../../domain/session/network.ts';

/** The neighbourhood of an address: its IPv4 /24 or its IPv6 /64; nothing for what is no address. */
export function coarseSource(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return null;
  const network = networkOf(plain);
  return isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : network;
}
