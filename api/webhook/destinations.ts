import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Turns } from '../database/turns.ts';

/** Of the few threads of Node.js that look names up, read files and hash passwords, the others stay free. */
const lookUpsAtOnce = 2;

/** Where addresses of the web lead. */
@Injectable()
export class Destinations {
  /** After so long a name is taken to be unknown for now. */
  protected readonly patienceMs: number = 3_000;
  private readonly turns = new Turns(lookUpsAtOnce);

  /** The network addresses behind a web address, none where its name is not known now; undefined where it cannot be read. */
  async addressesOf(url: string): Promise<readonly string[] | undefined> {
    if (!URL.canParse(url)) return undefined;
    const host = hostOf(new URL(url));
    if (isIP(host) !== 0) return [host];
    // A name that is not known now may be later: it is looked at again each time something is sent.
    const giveBack = await this.turns.take();
    const found = this.lookUp(host)
      .catch(() => [])
      .finally(giveBack);
    return Promise.race([found, wait(this.patienceMs, [], { ref: false })]);
  }

  protected async lookUp(host: string): Promise<readonly string[]> {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  }
}

/** The host of an address: 0x7f.1 is read as 127.0.0.1, and an IPv6 address has no brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
