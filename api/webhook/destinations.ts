import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Turns } from '../database/turns.ts';

/** Concurrent name lookups; the other of Node's few threads stay free for files and password hashes. */
const lookUpsAtOnce = 2;

/** Resolves the host names of web addresses. */
@Injectable()
export class Destinations {
  /** Milliseconds after which a name counts as unknown for now. */
  protected readonly patienceMs: number = 3_000;
  private readonly turns = new Turns(lookUpsAtOnce);

  /** Returns the network addresses of a web address; empty if its name is unknown now, undefined if the address is invalid. */
  async addressesOf(url: string): Promise<readonly string[] | undefined> {
    if (!URL.canParse(url)) return undefined;
    const host = hostOf(new URL(url));
    if (isIP(host) !== 0) return [host];
    // An unknown name may exist later; it is looked up again at each delivery.
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

/** Returns the host of an address: 0x7f.1 is read as 127.0.0.1, and an IPv6 address loses its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
