import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';

/** Where addresses of the web lead. */
@Injectable()
export class Destinations {
  /** The network addresses behind a web address, none where its name is not known now; undefined where it cannot be read. */
  async addressesOf(url: string): Promise<readonly string[] | undefined> {
    if (!URL.canParse(url)) return undefined;
    const host = hostOf(new URL(url));
    if (isIP(host) !== 0) return [host];
    // A name that is not known now may be later: it is looked at again each time something is sent.
    const found = await lookup(host, { all: true }).catch(() => []);
    return found.map(({ address }) => address);
  }
}

/** The host of an address: 0x7f.1 is read as 127.0.0.1, and an IPv6 address has no brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
