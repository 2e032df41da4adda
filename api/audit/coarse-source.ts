import { isIP } from 'node:net';
import { neighbourhoodOf } from '../../domain/session/network.ts';

/** The neighbourhood of an address: its IPv4 /24 or its IPv6 /64; nothing for what is no address. */
export function coarseSource(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return null;
  return neighbourhoodOf(plain);
}
